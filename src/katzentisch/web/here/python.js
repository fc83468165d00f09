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
  python.unpackArchive(engines, "zip", { extractDir: PACKAGES });
  python.pyimport("sys").path.insert(0, PACKAGES);
  return python;
}
