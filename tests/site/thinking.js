/** Has bots think in Python as WebAssembly: where the runtime is and the engines; questions come line by line, each is answered by a line. */

const [runtime, engines] = Deno.args;
const { loadPyodide } = await import(`file://${runtime}/pyodide.mjs`);
const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };
const python = await loadPyodide({
  indexURL: `${runtime}/`,
  lockFileContents: { info, packages: {} },
  env: { KATZENTISCH_PURE: "1" },
});
python.unpackArchive(Deno.readFileSync(engines), "zip", { extractDir: "/engines" });
python.pyimport("sys").path.insert(0, "/engines");
const thinker = python.pyimport("katzentisch.browser.worker");
console.log("ready");
const lines = Deno.stdin.readable.pipeThrough(new TextDecoderStream()).getReader();
let text = "";
for (let next = await lines.read(); !next.done; next = await lines.read()) {
  text += next.value;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n")) {
    thinker.answer(text.slice(0, end));
    text = text.slice(end + 1);
    console.log("done");
  }
}
