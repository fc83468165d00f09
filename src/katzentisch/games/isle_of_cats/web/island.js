/** The island: fields, treasures and Oshax, what each crew has, the sister, and the score at the end. */

import {
  all,
  button,
  caption,
  div,
  h2,
  li,
  ol,
  p,
  section,
  span,
  strong,
  table,
  tbody,
  td,
  th,
  thead,
  tr,
  ul,
  use,
  useRef,
} from "../../../web/shell/tags.js";
import { icon, Sign, TilePicture } from "./art.js";
import { cardText, publicLessons } from "./cards.js";
import { groupsAt } from "./geometry.js";
import { LINE } from "./scenes.js";

/** @typedef {import("./boat.js").Props} Props */
/** @typedef {import("./view.d.ts").CrewView} CrewView */

/** Squares of the longest cat. */
const LONGEST = 4;

/**
 * A tile with its shape, for those who listen.
 *
 * @param {number} tile
 * @param {{ facts: import("./facts.d.ts").Facts, words: import("../../../web/shell/words.js").Words }} props
 */
function shaped(tile, { facts, words }) {
  const { name, shape } = facts.tiles[tile];
  const cells = facts.shapes[shape];
  const lines = [...new Set(cells.map(([row]) => row))].map((row) => cells.filter(([each]) => each === row).length);
  return words.say("web-shape", { tile: name, squares: cells.length, lines });
}

/**
 * The places of cats in a field: a cat stays where it lies while others go, and a new one takes the first free place.
 *
 * @param {number} day
 * @param {number[]} cats
 * @returns {(number | undefined)[]}
 */
function usePlaces(day, cats) {
  const kept = useRef({ day, places: /** @type {(number | undefined)[]} */ ([]) });
  if (kept.current.day !== day) kept.current = { day, places: [] };
  const { places } = kept.current;
  places.forEach((tile, at) => {
    if (tile !== undefined && !cats.includes(tile)) places[at] = undefined;
  });
  for (const tile of cats.filter((each) => !places.includes(each))) {
    const free = places.indexOf(undefined);
    places[free < 0 ? places.length : free] = tile;
  }
  return places;
}

/**
 * Both fields; a cat that can be taken is a button. All cats are drawn to the same scale.
 *
 * @param {{ props: Props, drag: (tile: number, move: string) => Record<string, unknown>, aside: boolean }} props `aside`:
 *   the fields lie left and right of the boat, narrow and high.
 */
export function Fields({ props, drag, aside }) {
  const { view, words, facts, legal, busy, seat } = props;
  const places = { left: usePlaces(view.day, view.left), right: usePlaces(view.day, view.right) };
  if (view.day === 0 || view.phase === "over") return null;
  const asks = legal.some((move) => /^(take|shift|pass|done)\b/.test(move)) &&
    !view.pending.some((each) => each.asks !== "cats");
  const price = view.mode === "family" ? "free" : "field";
  const most = Math.max(places.left.length, places.right.length);
  const shape = `${aside ? "aside" : "below"} ${most > 10 ? "crowd" : most > 4 ? "many" : "few"}`;
  const cat = (/** @type {number | undefined} */ tile, /** @type {number} */ at) => {
    if (tile === undefined) return li({ key: `free ${at}` });
    const { name } = facts.tiles[tile];
    const move = legal.find((each) => each === `take ${name}` || each === `shift ${name}`);
    return li(
      { key: tile },
      button(
        {
          type: "button",
          class: `tile ${move ? "able" : ""} ${props.scene.flies === tile ? "leaves" : ""} ${
            move && move === props.advised ? "advised" : ""
          }`,
          disabled: busy || (!asks && !move),
          "aria-label": shaped(tile, props),
          "data-move": move,
          "data-tile": tile,
          onClick: () => (move ? props.play(move) : props.whyNot(`take ${name}`)),
          ...(move?.startsWith("take") && drag(tile, move)),
        },
        use(TilePicture, { facts, tile, square: LONGEST }),
        view.mode === "solo" && span({ class: "rank" }, `${[...view.left, ...view.right].indexOf(tile) + 1}`),
      ),
    );
  };
  return div(
    { class: `fields ${shape}`, "data-seat": seat },
    /** @type {const} */ (["left", "right"]).map((side) =>
      section(
        { key: side, class: `field ${side}`, "data-vital": "fields" },
        h2({}, words.say(`${side}-${price}`)),
        view[side].length
          ? ul({}, Array.from({ length: most }, (_, at) => cat(places[side][at], at)))
          : p({ class: "soft" }, words.say("web-empty-field")),
      )
    ),
  );
}

/** Treasures and Oshax that are still to be had. @param {{ props: Props }} props */
export function Supply({ props }) {
  const { view, facts, words } = props;
  if (view.day === 0) return null;
  const first = facts.tiles.findIndex((tile) => tile.kind === "common");
  const rank = (/** @type {number} */ at) => view.mode === "solo" && span({ class: "rank" }, `${at + 1}`);
  const item = (
    /** @type {number} */ tile,
    /** @type {number | null} */ number,
    /** @type {import("../../../web/shell/tags.js").Child} */ mark,
  ) =>
    li(
      { key: tile, class: props.scene.flies === tile ? "leaves" : number === 0 ? "none" : "", "data-tile": tile },
      mark,
      use(TilePicture, { facts, tile, scale: .75 }),
      number !== null && span({ "aria-hidden": "true" }, `×${number}`),
      span({ class: "unseen" }, `${number ?? ""} ${words.say(`tile-${facts.tiles[tile].name}`)}`),
    );
  return section(
    { class: "supply" },
    h2({}, words.say("treasures")),
    ul(
      {},
      view.commons.map((number, at) => item(first + at, number, null)),
      view.stacks.map(([tile, number], at) => item(tile, number, rank(at))),
    ),
    view.oshax.length > 0 &&
      all(h2({}, words.say("oshax-row")), ul({}, view.oshax.map((tile, at) => item(tile, null, rank(at))))),
    p({ class: "soft" }, words.say("supply", { bag: view.bag.length, deck: view.deck })),
  );
}

/**
 * What a crew has: fish, baskets, cards and lessons, its rescue cards of today, and whether it is done.
 *
 * @param {{ props: Props, seat: number, press?: () => void }} props
 */
export function CrewFigures({ props, seat, press }) {
  const { view, words, facts } = props;
  const crew = view.crews[seat];
  const plain = view.mode === "family";
  const state = view.phase === "over" ? "" : crew.passed ? "passed" : crew.paid ? "paid" : crew.ready ? "ready" : "";
  const laid = (/** @type {"speed" | "baskets" | "broken"} */ what) =>
    crew.shown_laid.reduce((sum, card) => sum + (facts.cards[card][what] ?? 0), 0);
  const sign = (
    /** @type {import("./art.js").IconName} */ name,
    /** @type {string} */ key,
    /** @type {string | number} */ value,
    kind = "",
  ) => span({ class: `count ${kind}`, title: words.say(key) }, icon(name, words.say(key)), `${value}`);
  return div(
    { class: "isle crew-figures", "data-vital": seat === view.seat && !plain ? "purse" : null, onClick: press },
    !plain && sign("fish", "column-fish", crew.fish),
    !plain && sign("basket", "column-baskets", `${crew.baskets - crew.used + laid("baskets")}`),
    laid("broken") > 0 && sign("broken", "web-laid-broken", laid("broken")),
    crew.shown_laid.length > 0 && sign("speed", "web-laid-speed", laid("speed"), "spare"),
    !plain && sign("cards", "column-hand", crew.hand, "spare"),
    sign("lesson", "column-lessons", crew.lessons, "spare"),
    state && span({ class: "state spare" }, words.say(`state-${state}`)),
  );
}

/** What the sister's card does next, or did last. @param {{ props: Props }} props */
export function SisterCard({ props }) {
  const { view, facts, words } = props;
  const did = props.events.filter((event) => /^sister-(turn|removed|swapped)$/.test(event.key));
  const card = view.sister_open.at(-1);
  if (view.mode !== "solo" || card === undefined) return null;
  const step = (/** @type {[string, number, number]} */ [does, first, second]) =>
    words.say(`web-sister-${does}`, {
      number: first,
      other: second,
      tile: does === "common" ? facts.tiles[first].name : "",
    });
  const title = words.say(view.sister_waits ? "web-sister-next" : "web-sister-last");
  return div(
    { class: "her-card", tabindex: 0, role: "group", "aria-label": title },
    strong({}, title),
    ol({}, facts.sister.cards[card].steps.map((each, at) => li({ key: at }, step(each)))),
    view.sister_cards > 0 && p({}, words.say("sister-cards", { cards: view.sister_cards })),
    did.length > 0 &&
      ul({ class: "her-deeds" }, did.map((event, at) => li({ key: at }, words.event(event, props.names)))),
  );
}

/** The sister: her colours, her lessons and her card. @param {{ props: Props }} props */
export function Sister({ props }) {
  const { view, facts, words } = props;
  return section(
    { class: "sister-panel" },
    p({ class: "intro" }, words.say("web-sister-intro")),
    ul(
      { class: "her-colours" },
      view.colours.map((number, at) => {
        const colour = facts.sister.colours[number];
        return li(
          { key: number },
          use(Sign, { colour }),
          words.say("web-sister-colour", { colour: facts.colours[colour], points: facts.sister.points[at] }),
        );
      }),
    ),
    ul(
      { class: "her-lessons" },
      view.sister_lessons.map((number) => li({ key: number }, icon("lesson"), cardText(props, number))),
    ),
    use(SisterCard, { props }),
  );
}

/** A product in which no zero has a minus sign. @param {number} number @param {number} points */
const times = (number, points) => (number ? number * points : 0);

/**
 * What the sister scores: for the cats of each of her colours, and for her lessons together.
 *
 * @param {Pick<Props, "facts" | "view">} props
 */
export function sisterLines({ facts, view }) {
  const colours = view.colours.map((number, at) => {
    const colour = facts.sister.colours[number];
    const cats = view.crews[0].tiles.filter((tile) => tile.colour === colour).length;
    return { colour, cats, each: facts.sister.points[at], points: cats * facts.sister.points[at] };
  });
  return { colours, lessons: view.sister_points - colours.reduce((sum, { points }) => sum + points, 0) };
}

/** How the sister came to her points. @param {{ props: Props }} props */
function SisterSheet({ props }) {
  const { view, words, facts } = props;
  const { colours, lessons } = sisterLines(props);
  const said = (/** @type {number} */ number) => strong({}, words.say("points-brief", { number }));
  return div(
    { class: "her-sheet" },
    p({}, strong({}, words.say("web-sister-sheet"))),
    ul(
      {},
      colours.map(({ colour, cats, each, points }) =>
        li(
          { key: colour },
          use(Sign, { colour }),
          span({}, words.say("web-sister-cats", { colour: facts.colours[colour], number: cats, points: each })),
          said(points),
        )
      ),
      li(
        { key: "lessons" },
        span({}, view.sister_lessons.map((card) => cardText(props, card)).join("; ")),
        said(lessons),
      ),
    ),
  );
}

/**
 * The lines of a score sheet that everybody can see on the boat.
 *
 * @param {Pick<Props, "facts" | "view">} props
 * @param {CrewView} crew
 */
export function sheet({ facts, view }, crew) {
  const full = new Set(crew.tiles.flatMap((tile) => tile.cells));
  const everywhere = facts.rooms.flatMap((room) => room.cells);
  const rare = crew.tiles.filter((tile) => facts.tiles[tile.tile].kind === "rare").length;
  return {
    rats: times(facts.boats[crew.boat].rats.filter((cell) => !full.has(cell)).length, facts.points.rat),
    rooms: times(facts.rooms.filter((room) => room.cells.some((cell) => !full.has(cell))).length, facts.points.room),
    rare: view.mode === "family" ? 0 : rare * facts.points.rare,
    families: facts.colours.flatMap((_, colour) =>
      groupsAt(crew, colour, everywhere).map((cats) => ({ colour, cats, points: facts.points.family[cats] }))
    ).filter(({ points }) => points > 0).sort((one, two) => two.points - one.points),
  };
}

/**
 * The score sheet: a line for each kind of points, and below it where everybody got them; while it counts, without the
 * totals.
 *
 * @param {{ props: Props, counts: boolean, within?: boolean }} props `within`: it is part of something that has a name.
 */
export function Sheet({ props, counts, within = false }) {
  const { view, words, names } = props;
  const seats = view.crews.map((_, seat) => seat);
  const sheets = view.crews.map((crew) => sheet(props, crew));
  const said = (/** @type {number} */ number) => words.say("points-brief", { number });
  let at = 0;
  const row = (
    /** @type {string} */ title,
    /** @type {(seat: number) => number} */ points,
    kind = "",
  ) =>
    tr(
      { class: kind, style: { animationDelay: `${LINE * at++}ms` } },
      th({ scope: "row" }, title),
      seats.map((seat) => td({ key: seat }, said(points(seat)))),
    );
  return section(
    { class: "sheet", ...(!within && { tabindex: 0, "aria-label": words.say("final") }) },
    table(
      {},
      caption({}, words.say("web-sheet")),
      thead({}, tr({}, td({}), seats.map((seat) => th({ key: seat, scope: "col" }, names[seat])))),
      tbody(
        {},
        row(words.say("sheet-rats"), (seat) => sheets[seat].rats),
        row(words.say("sheet-rooms"), (seat) => sheets[seat].rooms),
        row(words.say("web-sheet-families"), (seat) => sum(sheets[seat].families.map(({ points }) => points))),
        view.mode !== "family" && row(words.say("sheet-rare"), (seat) => sheets[seat].rare),
        view.public.length > 0 && row(words.say(publicLessons(view)), (seat) => sum(view.crews[seat].public_worth)),
        row(words.say("web-sheet-lessons"), (seat) => sum(view.crews[seat].shown_worth)),
        !counts && row(words.say("sheet-total"), (seat) => view.crews[seat].points, "total"),
        !counts && view.mode === "solo" && row(words.say("sister"), () => view.sister_points, "total"),
      ),
    ),
    div(
      { class: "learned" },
      !counts && view.mode === "solo" && use(SisterSheet, { props }),
      seats.map((seat) => use(CrewSheet, { key: seat, props, seat, families: sheets[seat].families })),
    ),
  );
}

/** @param {number[]} points */
const sum = (points) => points.reduce((total, each) => total + each, 0);

/**
 * Where somebody's points come from: families, public and private lessons, one by one.
 *
 * @param {{ props: Props, seat: number, families: ReturnType<typeof sheet>["families"] }} props
 */
function CrewSheet({ props, seat, families }) {
  const { view, words, names, facts } = props;
  const { shown_lessons: own, shown_worth: worth, public_worth: shared } = view.crews[seat];
  const said = (/** @type {number} */ number) => strong({}, words.say("points-brief", { number }));
  if (families.length + own.length + view.public.length === 0) return null;
  return div(
    {},
    p({}, strong({}, words.say("web-points-of", { seat }, names, words.formOf({ data: { seat } })))),
    ul(
      {},
      families.map(({ colour, cats, points }, line) =>
        li(
          { key: `family ${line}` },
          span(
            { class: "chip" },
            use(Sign, { colour }),
            words.say("sheet-family", { cats, colour: facts.colours[colour] }),
          ),
          said(points),
        )
      ),
      view.public.map(([card, colour], line) =>
        li(
          { key: `public ${line}` },
          span({ class: "chip" }, cardText(props, card), colour >= 0 && use(Sign, { colour })),
          said(shared[line]),
        )
      ),
      own.map((card, line) => li({ key: card }, span({}, cardText(props, card)), said(worth[line]))),
    ),
    view.mode === "solo" && view.public.length > 0 && p({ class: "soft" }, words.say("web-public-rounded")),
  );
}
