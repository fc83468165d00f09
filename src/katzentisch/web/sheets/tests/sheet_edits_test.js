/// <reference lib="deno.ns" />
import { changes, edited } from "../sheet_edits.js";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

const SHEET = { names: ["Anna", "Ben"], rounds: [{ tricks: [1, 2] }, {}], starter: 0 };

Deno.test("changes lead from one sheet to another, field by field", () => {
  const next = { names: ["Anna", "Bea"], rounds: [{ tricks: [1, 3] }, { paradox: 1 }], starter: 0 };
  const found = changes(SHEET, next);
  same(found, [
    { path: ["names", 1], value: "Bea" },
    { path: ["rounds", 0, "tricks", 1], value: 3 },
    { path: ["rounds", 1, "paradox"], value: 1 },
  ]);
  same(edited(SHEET, found), next);
  same(changes(SHEET, SHEET), []);
});

Deno.test("what is gone is dropped, and a list of another length is one field", () => {
  const { starter: _, ...rest } = SHEET;
  same(changes(SHEET, rest), [{ path: ["starter"] }]);
  same(edited(SHEET, [{ path: ["starter"] }]), rest);
  same(changes(SHEET, { ...SHEET, names: ["Anna"] }), [{ path: ["names"], value: ["Anna"] }]);
});

Deno.test("changes of two people both stay; one whose place is gone is left out", () => {
  const one = changes(SHEET, { ...SHEET, rounds: [{ tricks: [5, 2] }, {}] });
  const two = changes(SHEET, { ...SHEET, rounds: [{ tricks: [1, 6] }, {}] });
  same(edited(edited(SHEET, one), two).rounds[0].tricks, [5, 6]);
  same(edited({ ...SHEET, rounds: [] }, one).rounds, []);
});
