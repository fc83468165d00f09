/** Starts Python (Pyodide) in a worker from files that were downloaded before; it can reach nothing outside. */

import { storeMemory } from "./downloads.js";

/** @typedef {import("./downloads.js").EngineFiles} EngineFiles */

const PACKAGES = "/engines";
/** No package is installed by name: the engines' archive has everything. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

/** Modules of the standard library that the engines import. */
const USED_MODULES =
  "asyncio, dataclasses, importlib.resources, inspect, json, logging, random, re, typing, urllib.parse";
/** The memory with which Python begins; a larger one could not be restored. */
const MAX_MEMORY_BYTES = 31_457_280;

/**
 * Start Python with the engines; from stored memory if there is some and it fits.
 *
 * @param {EngineFiles} files
 * @returns {Promise<any>} Pyodide
 */
export async function start(files) {
  const python = files.memory ? await restore(files, new Uint8Array(files.memory)) : await load(files, {});
  unpackStored(files.engines, PACKAGES, python.FS);
  python.pyimport("sys").path.insert(0, PACKAGES);
  return python;
}

/**
 * Python from stored memory, or without it if that fails; then it is deleted.
 *
 * @param {EngineFiles} files
 * @param {Uint8Array} memory
 */
async function restore(files, memory) {
  try {
    const python = await load(files, { _loadSnapshot: memory });
    // The state of the generator is part of the memory.
    python.runPython("import random; random.seed()");
    return python;
  } catch {
    await storeMemory(files.runtime, null).catch(() => {});
    return load(files, {});
  }
}

/**
 * Begin Python once more, only to store its memory: it holds the interpreter and the standard library, and none of the
 * engines, whose compiled part Pyodide cannot restore.
 *
 * @param {EngineFiles} files
 */
export async function makeMemory(files) {
  const python = await load(files, { _makeSnapshot: true });
  python.runPython(`import ${USED_MODULES}`);
  const memory = /** @type {Uint8Array} */ (python.makeMemorySnapshot());
  const end = memory.findLastIndex(Boolean) + 1;
  if (end <= MAX_MEMORY_BYTES) await storeMemory(files.runtime, memory.subarray(0, end));
}

/**
 * @param {EngineFiles} files
 * @param {object} more options of Pyodide
 * @returns {Promise<any>} Pyodide
 */
async function load({ runtime, wasm, library }, more) {
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
  return loadPyodide({
    createPyodideModule,
    indexURL: runtime,
    packageBaseUrl: runtime,
    lockFileContents: NO_PACKAGES,
    env: { KATZENTISCH_PURE: "1", PYTHONDONTWRITEBYTECODE: "1" },
    ...more,
  });
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
