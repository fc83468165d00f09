/** A lesson: a real match on the real board, with explanations. */

import { aside, batch, button, div, effect, main, p, use, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { catalogue, levels, unpack } from "../shell/catalogue.js";
import { Connection } from "./connection.js";
import { Frame } from "./frame.js";
import { Notice, TopBar } from "../shell/components.js";
import { keepLesson, meet, settings } from "../shell/settings.js";
import { asset, GUEST, words } from "../shell/words.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").Lesson} Lesson */
/** @typedef {import("./board.d.ts").LessonStep} LessonStep */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */

/**
 * A game that can be taught, with its lesson.
 *
 * @param {string} folder
 * @returns {Promise<{ found: GameInfo, lesson: Lesson }>}
 */
async function findLesson(folder) {
  const found = (await catalogue()).find((each) => each.folder === folder || each.id === folder);
  if (!found?.has_lesson) throw new api.Refused({ key: "no-page", data: {} });
  return { found, ...await import(`../../games/${found.folder}/web/lesson.js`) };
}

/**
 * A table for a part of a lesson.
 *
 * @param {GameInfo} found
 * @param {Lesson} lesson
 */
async function open(found, lesson) {
  const wish = { game: found.id, seats: lesson.seats, options: lesson.options };
  const table = lesson.record
    ? await api.importRecord({
      record: await asset(`games/${found.folder}/web/${lesson.record}`),
      ply: lesson.ply ?? 0,
      seats: lesson.seats,
    })
    : await api.openTable(wish);
  keepLesson(table.code);
  await api.sitDown(table.code, lesson.seats.indexOf(""), {
    name: settings.value.name || GUEST,
    cat: settings.value.cat,
  });
  if (!table.match) await api.startMatch(table.code, { fill: null }, []);
  meet(found.folder);
  return { lesson, found, connection: new Connection(table.code, []) };
}

/** @param {{ game: string, go: (path: string) => void }} props */
export function Learn({ game, go }) {
  const opened = useSignal(/** @type {Awaited<ReturnType<typeof open>> | null} */ (null));
  const kit = useSignal(/** @type {Kit | null} */ (null));
  const refused = useSignal("");
  const language = settings.value.language;
  useEffect(() => {
    findLesson(game).then(({ found, lesson }) => open(found, lesson)).then(
      (found) => (opened.value = found),
      (problem) => (refused.value = words.value.reason(problem.reason)),
    );
    return () => opened.value?.connection.close();
  }, [game]);
  const found = opened.value;
  useEffect(() => {
    if (!found) return;
    unpack(found.found.id, language).then((each) => {
      found.connection.setScenes(each);
      kit.value = each;
    });
  }, [found, language]);
  const step = useSignal(0);
  /** Open the second part; the first stays on the screen until its table is there. */
  const goOn = async () => {
    const next = /** @type {Lesson} */ (found?.lesson.next?.lesson);
    try {
      const part = await open(/** @type {GameInfo} */ (found?.found), next);
      part.connection.setScenes(/** @type {Kit} */ (kit.value));
      const shown = effect(() => {
        if (!part.connection.info.value?.match) return;
        found?.connection.close();
        batch(() => {
          opened.value = part;
          step.value = 0;
        });
        queueMicrotask(() => shown());
      });
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = words.value.reason(problem.reason);
    }
  };
  const leave = () => go("/");
  const play = async () => {
    try {
      go(`/t/${await openGame(/** @type {Kit} */ (kit.value).game, /** @type {Lesson} */ (found?.lesson).seats)}`);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = words.value.reason(problem.reason);
    }
  };
  const info = found?.connection.info.value;
  if (!found || !kit.value || !info?.match) {
    return div(
      { class: "plain" },
      use(TopBar, { title: "" }),
      main({}, refused.value && use(Notice, { text: refused.value })),
    );
  }
  return use(Frame, {
    key: found.connection.code,
    connection: found.connection,
    info,
    kit: kit.value,
    coach: {
      tune: (/** @type {BoardProps} */ props) => tune(found.lesson, step.value, props),
      Says: (/** @type {{ props: BoardProps }} */ { props }) =>
        use(Coach, { lesson: found.lesson, step, props, leave, play, goOn, refused: refused.value }),
    },
  });
}

/**
 * A real game with as many bots as in the lesson, of the second weakest level.
 *
 * @param {import("../wire.d.ts").GameInfo} game
 * @param {string[]} seats
 */
async function openGame(game, seats) {
  const known = levels(game);
  const level = known[1] ?? known[0];
  const table = await api.openTable({ game: game.id, seats: seats.map((bot) => bot && level), options: {} });
  await api.sitDown(table.code, seats.indexOf(""), { name: settings.value.name || GUEST, cat: settings.value.cat });
  if (!table.match) await api.startMatch(table.code, { fill: null }, []);
  return table.code;
}

/**
 * While a step offers only some moves, the board offers no others; what the step is about is brought into sight.
 *
 * @param {Lesson} lesson
 * @param {number} step
 * @param {BoardProps} props
 * @returns {BoardProps}
 */
function tune(lesson, step, props) {
  const { offer, when, shows } = lesson.steps[step] ?? {};
  if (when && !when(props)) return props;
  const legal = offer ? props.legal.filter((move) => offer(move, props)) : [];
  return { ...props, legal: legal.length ? legal : props.legal, shows };
}

/**
 * What the lesson says now. A step that is skipped is done for the learner, so that the next one finds what it speaks of.
 *
 * @param {{
 *   lesson: Lesson, step: import("../shell/tags.js").Signal<number>, props: BoardProps, leave: () => void,
 *   play: () => void, goOn: () => void, refused: string,
 * }} props `play` starts a real game, `goOn` the second part.
 */
function Coach({ lesson, step, props, leave, play, goOn, refused }) {
  const { words: say } = props;
  const now = lesson.steps[step.value];
  const reached = now && (!now.when || now.when(props));
  const done = reached && (now.skip?.(props) || now.until?.(props));
  // After the end of the match, what was not reached or not done can no longer be.
  const missed = now && props.over && props.present && (!reached || now.until);
  useEffect(() => {
    if (done || missed) step.value += 1;
  }, [done, missed, step.value]);
  const skipped = useSignal(/** @type {LessonStep | null} */ (null));
  const moves = now !== undefined && skipped.value === now && reached && !done;
  useEffect(() => {
    if (moves && props.legal.length && !props.ordered.value) props.play(now.pick?.(props) || props.legal[0]);
  }, [moves, props.view, props.ordered.value]);
  const skip = () => {
    if (now.instead) {
      now.instead(props);
      step.value += 1;
    } else {
      skipped.value = now;
    }
  };
  useEffect(() => {
    if (!reached || !now.point) return;
    const target = document.querySelector(now.point);
    target?.classList.add("pointed-at");
    target?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => target?.classList.remove("pointed-at");
  }, [reached, step.value, props.view]);
  const next = !now && lesson.next && !lesson.next.skip?.(props) ? lesson.next : null;
  if (next) {
    return aside(
      { class: "coach", "aria-live": "polite" },
      p({}, refused || say.say(next.say)),
      div(
        { class: "ways" },
        button({ type: "button", class: "main", onClick: goOn }, say.say("lesson-on")),
        use(Leave, { say, leave }),
      ),
    );
  }
  if (!now) {
    return aside(
      { class: "coach over", "aria-live": "polite" },
      p({}, refused || say.say("lesson-over")),
      div(
        { class: "ways" },
        button({ type: "button", class: "main lesson-play", onClick: play }, say.say("lesson-play")),
        use(Leave, { say, leave }),
      ),
    );
  }
  if (!reached || now.skip?.(props)) return null;
  return aside(
    { class: "coach", "aria-live": "polite" },
    // A new sentence is a new node: it begins at its top. Where it is long it scrolls, so keys must reach it.
    p({ key: now.say, tabindex: 0 }, say.say(now.say, {}, props.names)),
    div(
      { class: "ways" },
      !now.until && button({ type: "button", class: "main", onClick: () => (step.value += 1) }, say.say("lesson-on")),
      now.until && button({ type: "button", disabled: moves, onClick: skip }, say.say("lesson-skip")),
      use(Leave, { say, leave }),
    ),
  );
}

/** @param {{ say: import("../shell/words.js").Words, leave: () => void }} props */
function Leave({ say, leave }) {
  return button({ type: "button", class: "quiet", onClick: leave }, say.say("lesson-leave"));
}
