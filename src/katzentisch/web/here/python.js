/** Starts Python (Pyodide) in a worker from files that were downloaded before; it can reach nothing outside. */

/** @typedef {{ runtime: string, wasm: ArrayBuffer, library: ArrayBuffer, engines: ArrayBuffer }} EngineFiles */

const PACKAGES = "/engines";
/** No package is installed by name: the engines' archive has everything. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

/**
 * @param {EngineFiles} files
 * @returns {Promise<any>} Pyodide
 */
export async function start({ runtime, wasm, library, engines }) {
  const served = new Map([["pyodide.asm.wasm", wasm], ["python_stdlib.zip", library]]);
  globalThis.fetch = (address) => {
    const name = String(address).split("/").at(-1) ?? "";
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
    return Promise.resolve(new Response(served.get(name) ?? null, { headers: { "content-type": type } }));
  };
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(`${runtime}pyodide.js`),
    import(`${runtime}pyodide.asm.js`),
  ]);
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: runtime,
    packageBaseUrl: runtime,
    lockFileContents: NO_PACKAGES,
    env: { KATZENTISCH_PURE: "1", PYTHONDONTWRITEBYTECODE: "1" },
  });
  unpackStored(engines, PACKAGES, python.FS);
  python.pyimport("sys").path.insert(0, PACKAGES);
  return python;
}

/** Marks the entry of a file in a zip archive. */
const ENTRY = 0x04034b50;

/**
 * Write the files of a zip archive that compresses nothing; Python's own unpacking takes several times as long.
 *
 * @param {ArrayBuffer} archive
 * @param {string} home
 * @param {any} system Pyodide's file system
 */
function unpackStored(archive, home, system) {
  const data = new DataView(archive);
  const made = new Set();
  for (let at = 0; at + 4 <= data.byteLength && data.getUint32(at, true) === ENTRY;) {
    const size = data.getUint32(at + 18, true);
    const name = at + 30;
    const length = data.getUint16(at + 26, true);
    const start = name + length + data.getUint16(at + 28, true);
    const path = `${home}/${new TextDecoder().decode(new Uint8Array(archive, name, length))}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) system.mkdirTree(folder);
    made.add(folder);
    system.writeFile(path, new Uint8Array(archive, start, size));
    at = start + size;
  }
}
