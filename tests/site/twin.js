/** Runs twin.py in Python as WebAssembly: where the runtime is, the engines, the script, and how many games. */

const [runtime, engines, script, games] = Deno.args;
const { loadPyodide } = await import(`file://${runtime}/pyodide.mjs`);
const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };
const python = await loadPyodide({
  indexURL: `${runtime}/`,
  lockFileContents: { info, packages: {} },
  env: { KATZENTISCH_PURE: "1" },
});
python.unpackArchive(Deno.readFileSync(engines), "zip", { extractDir: "/engines" });
python.pyimport("sys").path.insert(0, "/engines");
python.runPython(Deno.readTextFileSync(script));
console.log(python.runPython(`"\\n".join(twins(${games}))`));
