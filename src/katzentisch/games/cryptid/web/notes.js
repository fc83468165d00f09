/** Notes for the real table: tap pieces onto the map; possible hexes, contradictions and corrections are told. */

import {
  button,
  circle,
  div,
  g,
  h2,
  input,
  label,
  li,
  ol,
  option,
  p,
  polygon,
  section,
  select,
  svg,
  text,
  use,
  useSignal,
} from "../../../web/shell/tags.js";
import { Names } from "../../../web/sheets/player_names.js";
import { Choice } from "../../../web/sheets/sheet_parts.js";
import { Share } from "../../../web/sheets/sheet_sharing.js";
import { useJudgement, useSheet } from "../../../web/sheets/sheet.js";
import { pieceShape } from "./art.js";
import { landscape, structures } from "./chart.js";
import { centre, corners, HEIGHT, HEXES, hexName, readMap, WIDTH } from "./map.js";
import { OwnClue, useSecret } from "./owner.js";

/** @typedef {import("./map.js").Facts} Facts */
/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {{ seat: number, hex: number, piece: "cube" | "disc" }} Piece */
/** @typedef {{ map: string, names: string[], pieces: Piece[], hint: string, together: boolean, correcting?: { seat: number, hex: number } | null }} Book */
/** @typedef {{ words: Words, facts: Facts, judge: (sheet: any) => Promise<any>, back: () => void }} Around */

/** @type {Book} */
const BLANK = { map: "", names: [], pieces: [], hint: "", together: false };

/**
 * The notes about a map that was dealt here, or, without one, about that of a sheet which came by a link.
 *
 * @param {Around & { map: string, players: number }} props
 */
export function Notes({ words, facts, map, players, judge, back }) {
  const names = Array.from({ length: players }, (_, seat) => words.say("companion-player", { number: seat + 1 }));
  const kept = useSheet("cryptid", { ...BLANK, map, names });
  const others = kept.isShared || kept.together.tie;
  const sheet = kept.sheet.map === map || others ? kept.sheet : { ...BLANK, map, names };
  if (!sheet.map) {
    return section(
      { class: "companion", "aria-busy": !kept.together.problem },
      kept.together.problem && p({ class: "notice", role: "alert" }, words.reason(kept.together.problem, [])),
      button({ type: "button", onClick: () => (kept.together.leave(), back()) }, words.say("companion-back")),
    );
  }
  return use(Book, { key: sheet.map, words, facts, judge, back, kept: { ...kept, sheet } });
}

/**
 * Everything that was written down about one map.
 *
 * @param {Around & { kept: import("../../../web/sheets/sheet.js").Kept<Book> }} props
 */
function Book({ words, facts, judge, back, kept }) {
  const { sheet, keep } = kept;
  const secret = useSecret(sheet.map);
  const whose = useSignal(0);
  const kind = useSignal(/** @type {"cube" | "disc" | "correct"} */ ("cube"));
  const { found, refused } = useJudgement(judge, sheet);
  const land = readMap(sheet.map, facts);
  const own = secret.open ? land.holds[secret.clue] : undefined;
  const open = new Set((found?.more?.hexes ?? []).filter((/** @type {number} */ hex) => !own || own[hex]));
  /** @param {number} hex */
  const tap = (hex) => {
    const spot = { seat: whose.value, hex };
    const there = sheet.pieces.find((piece) => piece.seat === spot.seat && piece.hex === hex);
    if (kind.value === "correct") {
      if (there) keep({ ...sheet, correcting: spot });
      return;
    }
    const others = sheet.pieces.filter((piece) => piece !== there);
    const piece = kind.value;
    keep({ ...sheet, correcting: null, pieces: there?.piece === piece ? others : [...others, { ...spot, piece }] });
  };
  return section(
    { class: "companion sheet" },
    h2({}, words.say("notes-title")),
    use(Names, {
      words,
      names: sheet.names,
      most: sheet.names.length,
      begun: true,
      set: (next) => keep({ ...sheet, names: next }),
    }),
    use(Choice, {
      title: words.say("notes-whose"),
      choices: sheet.names.map((name, seat) => [seat, name]),
      value: whose.value,
      set: (seat) => (whose.value = seat),
    }),
    use(Choice, {
      title: words.say("notes-what"),
      choices: [["cube", words.say("piece-cube")], ["disc", words.say("piece-disc")], [
        "correct",
        words.say("notes-correct"),
      ]],
      value: kind.value,
      set: (each) => (kind.value = each),
    }),
    svg(
      { class: "picture", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": words.say("map-name") },
      landscape(land),
      structures(land),
      Array.from({ length: HEXES }, (_, hex) => {
        const { x, y } = centre(hex);
        const here = sheet.pieces.filter((piece) => piece.hex === hex);
        const told = [
          hexName(hex),
          ...here.map((piece) => `${sheet.names[piece.seat]} ${words.say(`piece-${piece.piece}`)}`),
        ].join(", ");
        return g(
          {
            key: hex,
            transform: `translate(${x} ${y})`,
            role: "button",
            tabindex: 0,
            "aria-label": told,
            "data-hex": hexName(hex),
            onClick: () => tap(hex),
            onKeyDown: (/** @type {KeyboardEvent} */ event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              tap(hex);
            },
          },
          polygon({ points: corners(46), class: `note-hex ${found && !open.has(hex) ? "shut" : ""}` }),
          here.map((piece, at) =>
            g(
              { key: at, transform: `translate(${(at - (here.length - 1) / 2) * 26} 14) scale(.55)` },
              pieceShape(piece.seat, piece.piece),
            )
          ),
          found?.more?.relay?.includes(hex) && circle({ r: 9, class: "relay" }),
          text({ y: -20, class: "hex-name", "aria-hidden": "true" }, hexName(hex)),
        );
      }),
    ),
    refused && p({ class: "notice", role: "alert" }, words.reason(refused, sheet.names)),
    div(
      { "aria-live": "polite" },
      found && p({}, words.say("notes-left", { hexes: open.size })),
      ol(
        {},
        (found?.steps ?? []).map((/** @type {any} */ event, /** @type {number} */ at) =>
          li({ key: at }, words.event(event, sheet.names))
        ),
      ),
      found &&
        sheet.names.map((name, seat) =>
          p({ key: seat }, words.say("notes-clues", { name, count: found.more?.clues[seat].length ?? 0 }))
        ),
    ),
    use(OwnClue, { words, land, secret }),
    label(
      { class: "together" },
      input({
        type: "checkbox",
        checked: sheet.together,
        onChange: (/** @type {ControlEvent} */ event) => keep({ ...sheet, together: event.target.checked }),
      }),
      words.say("notes-together"),
    ),
    label(
      {},
      words.say("notes-hint"),
      select(
        {
          value: sheet.hint,
          onChange: (/** @type {ControlEvent} */ event) => keep({ ...sheet, hint: event.target.value }),
        },
        ["", ...Object.keys(facts.hints)].map((hint) =>
          option({ key: hint, value: hint }, hint ? words.say(`hint-${hint}`) : "–")
        ),
      ),
    ),
    use(Share, { words, game: "cryptid", kept, blank: { ...BLANK, map: sheet.map, names: sheet.names }, begun: true }),
    button({ type: "button", onClick: back }, words.say("companion-back")),
  );
}
