/** Clubs: those one belongs to, a new one, and one of them with its tables, seasons and members. */

import {
  a,
  button,
  code,
  details,
  div,
  form,
  h2,
  input,
  label,
  li,
  main,
  p,
  section,
  small,
  span,
  summary,
  ul,
} from "../shell/tags.js";
import { all, option, select, use, useEffect, useSignal } from "../shell/tags.js";
import { catalogue } from "../shell/catalogue.js";
import * as api from "../shell/api.js";
import { ClubBar } from "./club_bar.js";
import { isOnlyHere, OnlyHere } from "../table/invite.js";
import { Tables } from "../lobby/tables.js";
import { Changes, Members } from "./members.js";
import { NewTable } from "../lobby/new_table.js";
import { isDone, lookAgain, Notice, Panel, Sure } from "../shell/components.js";
import { NewSeason } from "./new_season.js";
import { Outside } from "./outside.js";
import { CurrentSeasons, FinishedSeasons } from "./season_list.js";
import { choose, keep, settings } from "../shell/settings.js";
import { Share } from "../shell/share.js";
import { speak, words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../wire.d.ts").ClubInfo} Club */
/** @typedef {import("../wire.d.ts").SeasonInfo} Season */
/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */
/** What the page of a club shows. @typedef {{ club: Club, seasons: Season[], pages: SeasonPage[], games: GameInfo[] }} Shown */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Why somebody who was in a club sees it no more. */
const NOT_INSIDE = ["club-only", "club-removed", "no-club"];

/** The link of a club that was just opened or renewed. */
let fresh = { code: "", link: "" };

/** Where this browser remembers the link that its host made; the server knows only a hash of the key. @param {string} club */
const linkKey = (club) => `katzentisch-club-link-${club}`;

/** @param {import("../wire.d.ts").ClubLink} made */
function remember(made) {
  fresh = made;
  keep(linkKey(made.code), made.link);
}

/** The link that this browser remembers, if it still works. @param {string} club */
async function knownLink(club) {
  const link = localStorage.getItem(linkKey(club)) ?? "";
  if (!link) return "";
  try {
    await api.inspectInvitation(club, { key: new URL(link).hash.slice(1) });
    return link;
  } catch (problem) {
    if (!(problem instanceof api.Refused)) throw problem;
    if (problem.reason.key === "club-key") localStorage.removeItem(linkKey(club));
    return "";
  }
}

/** Your clubs, and a form for a new one. @param {{ go: (path: string) => void }} props */
export function ClubsRoom({ go }) {
  const say = words.value;
  const mine = useSignal(/** @type {import("../wire.d.ts").ClubName[] | null} */ (null));
  const name = useSignal("");
  const member = useSignal(settings.value.name);
  const refused = useSignal("");
  useEffect(() => {
    document.title = say.say("clubs");
    api.listMyClubs().then((found) => (mine.value = found), () => (mine.value = []));
  }, []);
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    api.openClub({ name: name.value.trim(), member: member.value.trim() }).then((made) => {
      choose({ name: member.value.trim() });
      remember(made);
      go(`/club/${made.code}`);
    }, (problem) => (refused.value = say.reason(problem.reason)));
  };
  const founding = form(
    { onSubmit: open, class: "club-form" },
    use(Field, { name: "club", label: say.say("club-name"), value: name, most: 60 }),
    use(Field, { name: "member", label: say.say("your-name"), value: member, most: 30 }),
    refused.value && use(Notice, { text: refused.value }),
    button({ type: "submit", class: "main" }, say.say("club-open")),
  );
  return div(
    { class: "plain clubs" },
    use(ClubBar, { title: say.say("clubs"), go }),
    main(
      {},
      mine.value && mine.value.length > 0 && section(
        { class: "tables" },
        h2({}, say.say("clubs-yours")),
        ul(
          {},
          mine.value.map((each) =>
            li(
              { key: each.code },
              a(
                { href: `/club/${each.code}` },
                span({ class: "title" }, each.name),
                span({}, say.say("club-members", { number: each.members })),
                each.open_season && small({}, say.say("club-open-season")),
              ),
            )
          ),
        ),
      ),
      mine.value &&
        (mine.value.length > 0
          ? details({}, summary({}, say.say("club-open-another")), founding)
          : all(p({}, say.say("clubs-about")), founding)),
    ),
  );
}

/** @param {{ name: string, label: string, value: import("../shell/tags.js").Signal<string>, most: number }} props */
export const Field = ({ name, label: text, value, most }) =>
  label(
    {},
    text,
    input({
      name,
      required: true,
      maxlength: most,
      autocomplete: "off",
      value: value.value,
      onInput: (/** @type {ControlEvent} */ event) => (value.value = event.target.value),
    }),
  );

/** The seasons of a club, and the pages of those that are on. @param {string} club */
async function loadSeasons(club) {
  const seasons = await api.listSeasons(club);
  const on = seasons.filter(({ begun, over }) => begun && !over);
  // One that was called off meanwhile has no page.
  const found = await Promise.all(on.map(({ id }) => api.getSeason(club, id).catch(() => null)));
  return { seasons, pages: found.filter((page) => page !== null) };
}

/**
 * One club; visitors with its link can join.
 *
 * @param {{ club: string, go: (path: string) => void }} props
 */
export function ClubRoom({ club, go }) {
  const say = words.value;
  const found = useSignal(/** @type {Shown | null} */ (null));
  const outside = useSignal(/** @type {import("../wire.d.ts").ReasonInfo | null} */ (null));
  const key = useSignal("");
  const link = useSignal(/** @type {string | null} */ (null));
  const joined = useSignal(false);
  const load = () =>
    // Shown in one piece: what came later would push the rest away.
    Promise.all([api.getClub(club), loadSeasons(club), catalogue()]).then(async ([inside, seasons, games]) => {
      if (link.value === null) link.value = inside.hosting ? await knownLink(club) : "";
      found.value = { club: inside, ...seasons, games: games.filter((game) => (game.players.at(-1) ?? 0) > 1) };
      document.title = inside.name;
      if (location.hash) history.replaceState(null, "", location.pathname);
    }, (problem) => {
      if (NOT_INSIDE.includes(problem.reason.key)) {
        found.value = null;
        localStorage.removeItem(linkKey(club));
      }
      outside.value = problem.reason;
    });
  const enter = async () => {
    const inside = !key.value || (await api.listMyClubs()).some((each) => each.code === club);
    if (inside) return load();
    outside.value = { key: "club-only", data: {} };
  };
  useEffect(() => {
    const arrive = () => {
      key.value = location.hash.slice(1);
      enter().catch((problem) => (outside.value = problem.reason));
    };
    arrive();
    addEventListener("hashchange", arrive);
    const stop = lookAgain(() => found.peek() && load());
    return () => {
      removeEventListener("hashchange", arrive);
      stop();
    };
  }, [club]);
  const title = found.value?.club.name ?? say.say("club");
  return div(
    { class: "plain clubs" },
    use(ClubBar, { title, go }, a({ href: "/club", class: "button quiet" }, say.say("clubs"))),
    main(
      {},
      found.value
        ? use(Inside, { ...found.value, known: link.value ?? "", go, load, joined: joined.value })
        : outside.value && (key.value && outside.value.key === "club-only"
          ? use(Joining, {
            club,
            code: key.value,
            load: () => {
              joined.value = true;
              load();
            },
          })
          : use(Outside, { text: say.reason(outside.value) })),
    ),
  );
}

/**
 * Who invites to which club; a name, and one is in.
 *
 * @param {{ club: string, code: string, load: () => void }} props
 */
function Joining({ club, code: key, load }) {
  const say = words.value;
  const name = useSignal(settings.value.name);
  const refused = useSignal("");
  const invited = useSignal(/** @type {import("../wire.d.ts").ClubInvitation | null} */ (null));
  const tell = (
    /** @type {import("../shell/api.js").Refused} */ problem,
  ) => (refused.value = say.reason(problem.reason));
  useEffect(() => {
    api.inspectInvitation(club, { key }).then((found) => {
      invited.value = found;
      document.title = `${found.club} – Katzentisch`;
    }, tell);
  }, [club, key]);
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    choose({ name: name.value.trim() });
    api.joinClub(club, { name: name.value.trim(), key }).then(load, tell);
  };
  const found = invited.value;
  if (!found) return refused.value && use(Outside, { text: refused.value });
  return form(
    { onSubmit: join, class: "club-form" },
    h2({ class: "big" }, say.say("club-invited", { name: found.inviter || say.say("name-guest"), club: found.club })),
    p({}, say.say("club-invited-about", { members: found.members })),
    use(Field, { name: "member", label: say.say("your-name"), value: name, most: 30 }),
    refused.value && use(Notice, { text: refused.value }),
    button({ type: "submit", class: "main" }, say.say("club-join")),
  );
}

/**
 * @param {Shown & { known: string, go: (path: string) => void, load: () => void, joined: boolean }} props `known` is the
 *   club's link, for hosts; `joined`: whether the reader has just become a member
 */
function Inside({ club, seasons, pages, games, known, go, load, joined }) {
  const say = words.value;
  // On top only in a club that was just founded.
  const isNew = useSignal(fresh.code === club.code).value;
  useEffect(() => {
    fresh = { code: "", link: "" };
  }, []);
  const making = useSignal(/** @type {{ game: GameInfo, words: Words } | null} */ (null));
  const choose = async (/** @type {ControlEvent} */ event) => {
    const game = games.find((each) => each.id === event.target.value);
    event.target.value = "";
    if (game) making.value = { game, words: await speak(settings.value.language, game.folder) };
  };
  const inviting = club.hosting && use(Inviting, { club, known });
  const on = club.tables.filter((table) => !isDone(table));
  return all(
    (isNew || joined) &&
      p(
        { class: "welcome", role: "status" },
        say.say(isNew ? "club-welcome-host" : welcome(seasons), { club: club.name }),
      ),
    isNew && inviting,
    div(
      { class: "halves" },
      div(
        {},
        use(CurrentSeasons, { club: club.code, seasons, pages, tables: club.tables, games, load }),
        section(
          { class: "tables" },
          h2({}, say.say("club-tables")),
          on.length > 0 && use(Tables, { heading: "", tables: on, games }),
          label(
            { class: "club-new" },
            say.say("club-new-table"),
            select(
              { name: "game", value: "", onChange: choose },
              option({ value: "" }, say.say("club-choose-game")),
              games.map((game) => option({ key: game.id, value: game.id }, say.title(game))),
            ),
          ),
        ),
        use(FinishedSeasons, { club: club.code, seasons, games }),
      ),
      use(Members, { club, games }),
    ),
    !isNew && inviting,
    club.hosting && details(
      { class: "club-hosts" },
      summary({}, say.say("club-hosts")),
      use(NewSeason, { club: club.code, games, go }),
    ),
    use(Changes, { club, load, go }),
    making.value && use(
      Panel,
      {
        title: say.say("set-up-friends", { game: say.title(making.value.game) }),
        kind: "set-up",
        close: () => (making.value = null),
      },
      use(NewTable, { ...making.value, company: "friends", club: club.code, go }),
    ),
  );
}

/** What somebody who has just joined can do next. @param {Season[]} seasons */
function welcome(seasons) {
  const current = seasons.filter(({ over }) => !over);
  if (current.some(({ entered }) => entered)) return "club-welcome-entered";
  return current.some(({ begun }) => !begun) ? "club-welcome-season" : "club-welcome";
}

/**
 * The link that lets others join, if this browser knows it, and a way to a new one.
 *
 * @param {{ club: Club, known: string }} props
 */
function Inviting({ club, known }) {
  const say = words.value;
  const link = useSignal(known || (fresh.code === club.code ? fresh.link : ""));
  const renewed = useSignal(false);
  const renew = () =>
    api.renewClubKey(club.code).then((made) => {
      keep(linkKey(made.code), made.link);
      link.value = made.link;
      renewed.value = true;
    });
  return section(
    { class: "club-renew" },
    h2({}, say.say("club-invite")),
    link.value ? use(Invitation, { link: link.value, club: club.name }) : p({}, say.say("club-renew-about")),
    div({ role: "status" }, renewed.value && say.say("club-renewed")),
    use(Sure, { text: say.say("club-renew"), sure: say.say("club-renew-sure"), act: renew }),
  );
}

/**
 * The link that lets others join.
 *
 * @param {{ link: string, club: string }} props
 */
function Invitation({ link, club }) {
  const say = words.value;
  const { origin, pathname, hash } = new URL(link);
  return section(
    { class: "invite" },
    p({}, say.say("club-link")),
    div(
      { class: "link-line" },
      code({}, link),
      use(Share, { origin, path: pathname + hash, text: say.say("club-link-text", { club }), words: say }),
    ),
    isOnlyHere(link) && use(OnlyHere, { words: say }),
  );
}
