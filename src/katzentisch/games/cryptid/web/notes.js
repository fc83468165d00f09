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
import { Choice, SetUp, ThumbKeys } from "../../../web/sheets/sheet_parts.js";
import { Share, Visiting } from "../../../web/sheets/sheet_sharing.js";
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

/** So many hexes are marked on the map instead of named. */
const MANY = 12;

/** @type {Book} */
const BLANK = { map: "", names: [], pieces: [], hint: "", together: false };

/**
 * The notes about a map that was dealt here, or, without one, about that of a sheet which came by a link.
 *
 * @param {Around & { map: string, names: string[] }} props
 */
export function Notes({ words, facts, map, names, judge, back }) {
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
  const { sheet, keep, undo } = kept;
  const naming = useSignal(false);
  const chosen = useSignal(-1);
  const secret = useSecret(sheet.map);
  const whose = useSignal(0);
  const { found, refused } = useJudgement(judge, sheet);
  const land = readMap(sheet.map, facts);
  const own = secret.open ? land.holds[secret.clue] : undefined;
  const open = new Set((found?.more?.hexes ?? []).filter((/** @type {number} */ hex) => !own || own[hex]));
  const there = sheet.pieces.find((piece) => piece.seat === whose.value && piece.hex === chosen.value);
  const others = sheet.pieces.filter((piece) => piece !== there);
  /** @param {"cube" | "disc"} piece */
  const lay = (piece) => {
    keep({ ...sheet, correcting: null, pieces: [...others, { seat: whose.value, hex: chosen.value, piece }] });
    chosen.value = -1;
  };
  const take = () => {
    keep({ ...sheet, correcting: null, pieces: others });
    chosen.value = -1;
  };
  const correct = () => {
    keep({ ...sheet, correcting: { seat: whose.value, hex: chosen.value } });
    chosen.value = -1;
  };
  /** @param {string} title @param {() => void} onClick */
  const key = (title, onClick) => button({ key: title, type: "button", class: "main", onClick }, title);
  return section(
    { class: "companion sheet" },
    h2({}, words.say("notes-title")),
    use(Visiting, { words, kept }),
    use(
      SetUp,
      { words, names: sheet.names, open: naming.value, change: () => (naming.value = true) },
      use(Names, {
        words,
        names: sheet.names,
        most: sheet.names.length,
        begun: true,
        set: (next) => keep({ ...sheet, names: next }),
      }),
      button({ type: "button", onClick: () => (naming.value = false) }, words.say("companion-back")),
    ),
    use(Choice, {
      title: words.say("notes-whose"),
      choices: sheet.names.map((name, seat) => [seat, name]),
      value: whose.value,
      set: (seat) => (whose.value = seat),
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
            "aria-pressed": hex === chosen.value,
            "data-hex": hexName(hex),
            onClick: () => (chosen.value = hex),
            onKeyDown: (/** @type {KeyboardEvent} */ event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              chosen.value = hex;
            },
          },
          polygon({
            points: corners(46),
            class: `note-hex${found && !open.has(hex) ? " shut" : ""}${hex === chosen.value ? " chosen" : ""}`,
          }),
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
          li(
            { key: at },
            event.key === "correct-relay" && event.data.hexes.length > MANY
              ? words.say("notes-relay", { count: event.data.hexes.length })
              : words.event(event, sheet.names),
          )
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
    !kept.isShared && use(
      ThumbKeys,
      { words, undo },
      p(
        { role: "status", class: "chosen-hex" },
        chosen.value < 0
          ? words.say("notes-tap")
          : words.say("notes-chosen", { hex: hexName(chosen.value), name: sheet.names[whose.value] }),
      ),
      chosen.value >= 0 &&
        (there
          ? [key(words.say("notes-take"), take), key(words.say("notes-correct"), correct)]
          : [key(words.say("piece-cube"), () => lay("cube")), key(words.say("piece-disc"), () => lay("disc"))]),
    ),
  );
}
