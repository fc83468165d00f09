// @ts-nocheck This script runs in Deno, outside the browser types.
/** Compiles an archive with the very Python that will run it: where the runtime is, what to read, what to write. */

const [runtime, before, after] = Deno.args;
const { loadPyodide } = await import(`file://${runtime}/pyodide.mjs`);
const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };
const python = await loadPyodide({ indexURL: `${runtime}/`, lockFileContents: { info, packages: {} } });
python.unpackArchive(Deno.readFileSync(before), "zip", { extractDir: "/parts" });
python.runPython(`
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode
from shutil import make_archive

whole = compile_dir(
    "/parts", quiet=1, legacy=True, stripdir="/parts", optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH
)
assert whole, "not everything can be compiled"
for path in Path("/parts").rglob("*.py"):
    path.unlink()
make_archive("/parts", "zip", "/parts")
`);
Deno.writeFileSync(after, python.FS.readFile("/parts.zip"));
