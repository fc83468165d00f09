/** The companion for people with the box: what to build, a clue for everybody, the hint, and at the end the habitat. */

import {
  button,
  circle,
  div,
  form,
  g,
  h2,
  label,
  later,
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
import { comes } from "../../../web/sheets/sheet.js";
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
 * How far the table is; `seat` is whose clue is being shown or about to be.
 *
 * @typedef {{
 *   dealt: Dealt, at: "map" | "pass" | "clue" | "table" | "notes" | "end", seat: number, handed: boolean, hinted: boolean,
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
    return use(Notes, { words, facts, map: "", players: 0, judge, back: () => (visiting.value = false) });
  }
  if (!now) {
    const begin = (/** @type {Dealt} */ dealt) => go({ dealt, at: "map", seat: 0, handed: false, hinted: false });
    return use(Wish, { words, facts, deal, begin });
  }
  const { dealt, seat, handed } = now;
  const land = readMap(dealt.map, facts);
  const number = seat + 1;
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
        h2({}, words.say("companion-player", { number })),
        p({}, words.say("companion-look-away")),
        press(words.say("companion-show", { number }), () => go({ at: "clue" }), "main"),
        handed && press(words.say("companion-back"), () => go({ at: "table" })),
      );
    case "clue":
      return section(
        { class: "companion curtain" },
        h2({}, words.say("companion-player", { number })),
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
        players: dealt.clues.length,
        judge,
        back: () => go({ at: "table" }),
      });
    case "end":
      return section(
        { class: "companion" },
        h2({}, words.say("companion-habitat", { hex: hexName(dealt.habitat) })),
        use(Picture, { land, words, habitat: dealt.habitat }),
        ul(
          {},
          dealt.clues.map((clue, each) =>
            li({ key: each }, words.say("companion-player-clue", { number: each + 1, clue }))
          ),
        ),
        press(words.say("companion-again"), () => go(null), "main"),
      );
    default:
      return use(Help, { now, words, go, writes: Boolean(judge) });
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
 *   words: Words, facts: Facts, begin: (dealt: Dealt) => void,
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
      begin(await deal(Number(players), options));
    } catch (problem) {
      refused.value = words.reason(
        /** @type {Partial<import("../../../web/shell/api.js").Refused>} */ (problem).reason ?? { key: "offline" },
      );
    }
    busy.value = false;
  };
  return section(
    { class: "companion" },
    h2({}, words.say("companion-title")),
    p({}, words.say("companion-what")),
    form(
      { onSubmit: submit },
      field("players", words.say("companion-players"), ["3", "4", "5"].map((each) => [each, each])),
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
 * While the others play: a clue once more, the map, the hint, the end.
 *
 * @param {{ now: Place, words: Words, writes: boolean, go: (next: Partial<Place> | null) => void }} props
 */
function Help({ now, words, writes, go }) {
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
    { class: "companion" },
    h2({}, words.say("companion-good-hunt")),
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
          press(words.say("companion-clue-again", { number: seat + 1 }), () => go({ at: "pass", seat }))
        ),
        press(words.say("companion-map"), () => go({ at: "map" })),
        !hinted && press(words.say("companion-hint"), () => (asked.value = "hint")),
        press(words.say("companion-reveal"), () => (asked.value = "habitat")),
        writes && press(words.say("notes-title"), () => go({ at: "notes" })),
        press(words.say("companion-again"), () => (asked.value = "again"), "quiet"),
      ),
  );
}
