/** The companion for people with the box: what to build, a clue for everybody, the hint, and at the end the habitat. */

import {
  button,
  circle,
  div,
  fieldset,
  form,
  g,
  h2,
  input,
  label,
  later,
  legend,
  li,
  line,
  ol,
  option,
  p,
  polygon,
  section,
  select,
  strong,
  svg,
  text,
  ul,
  use,
  useEffect,
  useSignal,
} from "../../../web/shell/tags.js";
import { ResultPicture } from "../../../web/sheets/result_picture.js";
import { Choice, FirstPlayer } from "../../../web/sheets/sheet_parts.js";
import { Download } from "../../../web/sheets/sheet_sharing.js";
import { comes, dress } from "../../../web/sheets/sheet.js";
import { icon, structureShape } from "./art.js";
import { landscape, structures } from "./chart.js";
import { centre, COLUMNS, corners, distance, HEIGHT, HEXES, hexName, RADIUS, readMap, slotHex, WIDTH } from "./map.js";

const Notes = later(() => import("./notes.js").then((found) => found.Notes));

/** @typedef {import("./map.js").Facts} Facts */
/** @typedef {import("./map.js").Land} Land */
/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {{ map: string, clues: string[], hint: string, habitat: number }} Dealt */
/**
 * How far the table is; `seat` is whose clue is being shown or about to be, `starter` who begins (-1: not chosen yet),
 * `finder` who found the habitat (-1: nobody).
 *
 * @typedef {{
 *   dealt: Dealt, names?: string[], at: "map" | "pass" | "clue" | "table" | "notes" | "end", seat: number,
 *   handed: boolean, hinted: boolean, starter?: number, finder?: number,
 * }} Place
 */

const KEY = "katzentisch-companion-cryptid";

/**
 * The same place with an open clue covered again: anybody who reloads the page or wakes the phone may be somebody else.
 *
 * @param {Place | null} place
 * @returns {Place | null}
 */
const covered = (place) => place?.at === "clue" ? { ...place, at: "pass" } : place;

/** @returns {Place | null} */
function kept() {
  try {
    return covered(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/**
 * A whole evening with the box: set up, hand out, help, reveal. A reload forgets nothing.
 *
 * @param {{
 *   words: Words, facts: Facts,
 *   deal: (players: number, options: Record<string, string>) => Promise<Dealt>, judge?: (sheet: any) => Promise<any>,
 * }} props `deal` and `judge` ask the server for what `companion.deal` and `companion.judge` return.
 */
export function Companion({ words, facts, deal, judge }) {
  const place = useSignal(kept());
  /** @param {Partial<Place> | null} next */
  const go = (next) => {
    place.value = next && /** @type {Place} */ ({ ...place.value, ...next });
    localStorage.setItem(KEY, JSON.stringify(place.value));
    scrollTo(0, 0);
  };
  useEffect(dress, []);
  useEffect(() => {
    const hide = () => {
      if (document.hidden) place.value = covered(place.value);
    };
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  }, []);
  const now = place.value;
  const visiting = useSignal(judge && (!now || location.hash) && comes("cryptid"));
  if (judge && visiting.value) {
    return use(Notes, { words, facts, map: "", names: [], judge, back: () => (visiting.value = false) });
  }
  if (!now) {
    const begin = (/** @type {Dealt} */ dealt, /** @type {string[]} */ names) =>
      go({ dealt, names, at: "map", seat: 0, handed: false, hinted: false });
    return use(Wish, { words, facts, deal, begin });
  }
  const { dealt, seat, handed } = now;
  const land = readMap(dealt.map, facts);
  const names = dealt.clues.map((_, each) => now.names?.[each] || words.say("companion-player", { number: each + 1 }));
  const name = names[seat];
  const following = seat + 1 < dealt.clues.length && !handed;
  switch (now.at) {
    case "map":
      return section(
        { class: "companion" },
        use(SetUp, { land, words }),
        press(
          words.say(handed ? "companion-back" : "companion-built"),
          () => go(handed ? { at: "table" } : { at: "pass", seat: 0 }),
          "main",
        ),
      );
    case "pass":
      return section(
        { class: "companion curtain" },
        h2({}, name),
        p({}, words.say("companion-look-away")),
        press(words.say("companion-show", { name }), () => go({ at: "clue" }), "main"),
        handed && press(words.say("companion-back"), () => go({ at: "table" })),
      );
    case "clue":
      return section(
        { class: "companion curtain" },
        h2({}, name),
        p({ class: "secret" }, words.say(`clue-${dealt.clues[seat]}`)),
        press(
          words.say(following ? "companion-next" : "companion-cover"),
          () => go(following ? { at: "pass", seat: seat + 1 } : { at: "table", handed: true }),
          "main",
        ),
      );
    case "notes":
      return judge && use(Notes, {
        words,
        facts,
        map: dealt.map,
        names,
        judge,
        back: () => go({ at: "table" }),
      });
    case "end":
      return use(End, { now, names, land, words, go });
    default:
      return use(Help, { now, names, words, go, writes: Boolean(judge) });
  }
}

/**
 * @param {string} name
 * @param {() => void} onClick
 * @param {string} [look]
 */
const press = (name, onClick, look = "") => button({ type: "button", class: look, onClick }, name);

/**
 * What kind of hunt it shall be.
 *
 * @param {{
 *   words: Words, facts: Facts, begin: (dealt: Dealt, names: string[]) => void,
 *   deal: (players: number, options: Record<string, string>) => Promise<Dealt>,
 * }} props
 */
function Wish({ words, facts, deal, begin }) {
  const refused = useSignal("");
  const busy = useSignal(false);
  const wish = useSignal(
    /** @type {Record<string, string>} */ ({
      players: "4",
      mode: "normal",
      card: "none",
      difficulty: "any",
    }),
  );
  const { players, ...options } = wish.value;
  const names = useSignal(/** @type {string[]} */ ([]));
  const initial = options.mode === "advanced" ? "A" : "N";
  /**
   * @param {string} name
   * @param {string} title
   * @param {[string, string][]} choices
   */
  const field = (name, title, choices) =>
    label(
      { key: name },
      title,
      select(
        {
          name,
          value: wish.value[name],
          onChange: (/** @type {ControlEvent} */ event) => {
            const card = name === "mode" ? "none" : wish.value.card;
            wish.value = { ...wish.value, card, [name]: event.target.value };
          },
        },
        choices.map(([value, shown]) => option({ key: value, value }, shown)),
      ),
    );
  /** @param {string} name @param {string[]} choices @returns {[string, string][]} */
  const worded = (name, choices) => choices.map((each) => [each, words.say(`option-${name}-${each}`)]);
  /** @type {[string, string][]} */
  const cards = facts.cards.filter((card) => card.startsWith(initial)).map((card) => [card, card]);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    busy.value = true;
    try {
      begin(await deal(Number(players), options), names.value.slice(0, Number(players)));
    } catch (problem) {
      refused.value = words.reason(
        /** @type {Partial<import("../../../web/shell/api.js").Refused>} */ (problem).reason ?? { key: "offline" },
      );
    }
    busy.value = false;
  };
  return section(
    { class: "companion sheet" },
    h2({}, words.say("companion-title")),
    p({}, words.say("companion-what")),
    form(
      { onSubmit: submit },
      field("players", words.say("companion-players"), ["3", "4", "5"].map((each) => [each, each])),
      fieldset(
        { class: "names" },
        legend({}, words.say("companion-names")),
        Array.from({ length: Number(players) }, (_, seat) =>
          input({
            key: seat,
            name: `name-${seat}`,
            value: names.value[seat] ?? "",
            maxlength: 30,
            autocomplete: "off",
            "aria-label": words.say("companion-player", { number: seat + 1 }),
            placeholder: words.say("companion-player", { number: seat + 1 }),
            onInput: (/** @type {ControlEvent} */ event) => {
              names.value = Object.assign([...names.value], { [seat]: event.target.value.trim() });
            },
          })),
      ),
      field("mode", words.say("option-mode"), worded("mode", ["normal", "advanced"])),
      field("card", words.say("option-card"), [...worded("card", ["none", "drawn"]), ...cards]),
      options.card === "none" &&
        field("difficulty", words.say("option-difficulty"), worded("difficulty", facts.levels)),
      button({ type: "submit", class: "main", disabled: busy.value }, words.say("companion-begin")),
    ),
    refused.value && p({ class: "notice", role: "alert" }, refused.value),
  );
}

/**
 * What to lay where.
 *
 * @param {{ land: Land, words: Words }} props
 */
function SetUp({ land, words }) {
  return div(
    { class: "set-up" },
    h2({}, words.say("companion-head", { map: land.code })),
    use(Picture, { land, words, habitat: -1 }),
    ol(
      { class: "tiles" },
      land.tiles.map((digit, slot) =>
        li(
          { key: slot },
          words.say(digit <= 6 ? "companion-tile" : "companion-turned", { tile: ((digit - 1) % 6) + 1 }),
        )
      ),
    ),
    ul(
      { class: "standing" },
      land.structures.map((at) => {
        const found = land.structure[at];
        return found && li(
          { key: at },
          icon(structureShape(found), 40),
          words.say("companion-structure", { structure: `${found.colour}_${found.kind}`, hex: hexName(at) }),
        );
      }),
    ),
  );
}

/** @param {number} at */
const slotOf = (at) => Math.floor(at / COLUMNS / 3) * 2 + Math.floor((at % COLUMNS) / 6);

/**
 * The map as it is to be built: tiles with their numbers and seams.
 *
 * @param {{ land: Land, words: Words, habitat: number }} props
 */
function Picture({ land, words, habitat }) {
  const seams = [];
  for (let one = 0; one < HEXES; one++) {
    for (let two = one + 1; two < HEXES; two++) {
      if (slotOf(one) === slotOf(two) || distance(one, two) !== 1) continue;
      const [a, b] = [centre(one), centre(two)];
      const long = Math.hypot(b.x - a.x, b.y - a.y);
      const [dx, dy] = [((b.y - a.y) / long) * (RADIUS / 2), ((a.x - b.x) / long) * (RADIUS / 2)];
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      seams.push(line({ class: "seam", x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy }));
    }
  }
  return svg(
    { class: "picture", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": words.say("map-name") },
    landscape(land),
    seams,
    structures(land),
    habitat < 0 && land.tiles.map((digit, slot) => {
      const { x, y } = centre(slotHex(slot, digit <= 6 ? 0 : 17));
      return g(
        { class: "tile-number", transform: `translate(${x} ${y + 20})` },
        circle({ r: 17 }),
        text({ y: 8, transform: digit <= 6 ? "" : "rotate(180)" }, ((digit - 1) % 6) + 1),
      );
    }),
    habitat >= 0 && polygon({
      class: "habitat",
      transform: `translate(${centre(habitat).x} ${centre(habitat).y})`,
      points: corners(44),
    }),
  );
}

/**
 * The habitat and everybody's clue, who found it, and the hunt as a picture and as a file.
 *
 * @param {{ now: Place, names: string[], land: Land, words: Words, go: (next: Partial<Place> | null) => void }} props
 */
function End({ now, names, land, words, go }) {
  const { dealt, finder } = now;
  const clues = dealt.clues.map((clue) => words.say(`clue-${clue}`));
  const place = words.say("companion-habitat", { hex: hexName(dealt.habitat) });
  return section(
    { class: "companion sheet" },
    h2({}, place),
    use(Picture, { land, words, habitat: dealt.habitat }),
    ul({}, names.map((name, each) => li({ key: each }, words.say("companion-clue-of", { name, clue: clues[each] })))),
    use(Choice, {
      title: words.say("companion-finder"),
      choices: [...names.map((name, each) => [each, name]), [-1, words.say("companion-nobody")]],
      value: finder ?? "",
      set: (each) => go({ finder: each }),
    }),
    div(
      { class: "result-of-sheet" },
      use(ResultPicture, {
        words,
        game: "cryptid",
        heading: `${words.say("title")}: ${place}`,
        rows: names.map((name, each) => ({ name, total: "", first: each === finder, lines: [clues[each]] })),
      }),
      use(Download, { words, game: "cryptid", sheet: { ...dealt, names, starter: now.starter, finder } }),
    ),
    press(words.say("companion-again"), () => go(null), "main"),
  );
}

/**
 * While the others play: a clue once more, the map, the hint, the end.
 *
 * @param {{
 *   now: Place, names: string[], words: Words, writes: boolean, go: (next: Partial<Place> | null) => void,
 * }} props
 */
function Help({ now, names, words, writes, go }) {
  const asked = useSignal(/** @type {"" | "hint" | "habitat" | "again"} */ (""));
  const { dealt, hinted } = now;
  const needed = dealt.clues.length === 3 ? 3 : dealt.clues.length - 1;
  const sure = {
    hint: words.say("companion-hint-sure", { needed }),
    habitat: words.say("companion-habitat-sure"),
    again: words.say("companion-again-sure"),
    "": "",
  }[asked.value];
  const deeds = {
    hint: () => go({ hinted: true }),
    habitat: () => go({ at: "end" }),
    again: () => go(null),
    "": () => {},
  };
  return section(
    { class: "companion sheet" },
    h2({}, words.say("companion-good-hunt")),
    use(FirstPlayer, {
      title: words.say("companion-first"),
      words,
      names,
      value: now.starter ?? -1,
      set: (starter) => go({ starter }),
    }),
    hinted && p({ class: "secret" }, words.say("known-hint", { hint: dealt.hint })),
    asked.value
      ? div(
        { class: "sure", role: "alertdialog", "aria-label": sure },
        strong({}, sure),
        press(words.say("companion-yes"), () => {
          const done = deeds[asked.value];
          asked.value = "";
          done();
        }, "main"),
        press(words.say("companion-no"), () => (asked.value = "")),
      )
      : div(
        { class: "helps" },
        dealt.clues.map((_, seat) =>
          press(words.say("companion-clue-again", { name: names[seat] }), () => go({ at: "pass", seat }))
        ),
        press(words.say("companion-map"), () => go({ at: "map" })),
        !hinted && press(words.say("companion-hint"), () => (asked.value = "hint")),
        press(words.say("companion-reveal"), () => (asked.value = "habitat")),
        writes && press(words.say("notes-title"), () => go({ at: "notes" })),
        press(words.say("companion-again"), () => (asked.value = "again"), "quiet"),
      ),
  );
}
