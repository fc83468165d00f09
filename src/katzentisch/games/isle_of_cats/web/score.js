/** The score: line by line for everybody, where it comes from, and how the sister came to hers. */

import {
  caption,
  div,
  li,
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
} from "../../../web/shell/tags.js";
import { Sign } from "./art.js";
import { cardText, publicLessons } from "./cards.js";
import { groupsAt } from "./geometry.js";
import { LINE } from "./scenes.js";

/** @typedef {import("./boat.js").Props} Props */
/** @typedef {import("./view.d.ts").CrewView} CrewView */

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
