/** What else can be done at a table: share it, play on another device, leave, go back. */

import {
  a,
  button,
  code,
  details,
  div,
  h3,
  input,
  label,
  p,
  summary,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Carry } from "../shell/carry.js";
import { CallsHere, Hooks } from "../person/notifications.js";
import { Invite } from "./invite.js";
import { SeasonLine } from "./season_line.js";
import { choose, settings } from "../shell/settings.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Seconds. */
const DAY = 24 * 3600;

/**
 * @param {{
 *   connection: import("./connection.js").Connection, kit: import("../shell/catalogue.js").Kit, seat: number,
 *   info: TableInfo, open: (sheet: "rules" | "log") => void, lesson?: boolean,
 * }} props `lesson`: nobody is invited to a lesson.
 */
export function More({ connection, kit, seat, info, open, lesson = false }) {
  const { words } = kit;
  const own = useSignal("");
  const refused = useSignal("");
  const update = connection.updates.value[seat];
  const ply = useSignal(Math.max(0, (update?.ply ?? 0) - 1));
  const { off = false, vacation = 0 } = update?.clocks?.[seat] ?? {};
  const days = Math.ceil(vacation / DAY);
  const away = info.seats[seat]?.away;

  const counts = info.house.rated || info.house.duplicate;
  const carries = api.isHere() || (api.elsewhere() && update?.over && !info.season && !info.house.duplicate);

  const fresh = () =>
    api.renewSeatLink(info.code, seat, connection.tokens).then(
      (key) => {
        connection.tokens.push(key.token);
        own.value = key.link;
      },
      (problem) => (refused.value = words.reason(problem.reason)),
    );

  return div(
    { class: "more" },
    use(SeasonLine, { info, words }),
    div(
      { class: "ways" },
      button({ type: "button", class: "open-rules", onClick: () => open("rules") }, words.say("rules")),
      button({ type: "button", onClick: () => open("log") }, words.say("log")),
      a({ class: "button", href: "/" }, words.say("to-lobby")),
    ),
    !api.isHere() && !lesson && h3({}, words.say("share")),
    !api.isHere() && !lesson && use(Invite, { info, title: words.title(kit.game), words }),
    carries && h3({}, words.say("elsewhere")),
    carries && update && div({ class: "ways" }, use(Carry, { match: update.match, over: update.over, words })),
    !api.isHere() && seat >= 0 && h3({}, words.say("other-device")),
    !api.isHere() && seat >= 0 &&
      (own.value
        ? p({}, code({}, own.value), " ", words.say("seat-link-secret"))
        : button({ type: "button", onClick: fresh }, words.say("seat-link"))),
    refused.value && p({ role: "alert" }, refused.value),
    seat >= 0 && update && !update.over && h3({}, words.say("your-seat")),
    seat >= 0 && update && !update.over && div(
      { class: "leaving" },
      days > 0 && !off && !away && button(
        { type: "button", onClick: () => connection.order(seat, { do: "leave" }) },
        words.say("vacation-begin", { days }),
      ),
      (off || days === 0) && use(Leave, { connection, seat, info, isGone: Boolean(away) && !off, forGood: off, words }),
      away && button(
        { type: "button", onClick: () => connection.order(seat, { do: "return" }) },
        words.say(off ? "vacation-end" : "sit-again"),
      ),
    ),
    label(
      { class: "tick" },
      input({
        type: "checkbox",
        checked: settings.value.sound,
        onChange: (/** @type {ControlEvent} */ event) => choose({ sound: event.target.checked }),
      }),
      words.say("sounds"),
    ),
    !api.isHere() && seat >= 0 && use(CallsHere, { code: info.code }),
    a({ class: "button", href: "/settings" }, words.say("settings")),
    details(
      { class: "experts" },
      summary({}, words.say("experts")),
      seat >= 0 && update && !update.over && !counts && div(
        { class: "ways" },
        label(
          {},
          words.say("go-back-to", { most: update.ply }),
          input({
            type: "number",
            min: 0,
            max: update.ply,
            value: ply.value,
            onInput: (/** @type {ControlEvent} */ event) => (ply.value = Number(event.target.value)),
          }),
        ),
        button(
          { type: "button", onClick: () => connection.order(seat, { do: "back", ply: ply.value }) },
          words.say("ask-back"),
        ),
      ),
      update && p({ class: "seed" }, words.say("seed-hidden", { hash: update.fingerprint })),
      !api.isHere() && seat >= 0 && use(Hooks, { table: info.code, about: "hook-about-table" }),
    ),
  );
}

/**
 * Leaving the table: one question first, then the lobby, which lists the table for coming back.
 *
 * @param {{
 *   connection: import("./connection.js").Connection, seat: number, info: TableInfo, isGone: boolean, forGood: boolean,
 *   words: import("../shell/words.js").Words,
 * }} props `isGone`: the seat is left already; `forGood`: a vacation ends with it.
 */
function Leave({ connection, seat, info, isGone, forGood, words }) {
  const asks = useSignal(false);
  const ordered = useSignal("");
  const lobby = useRef(/** @type {HTMLElement | null} */ (null));
  const question = useRef(/** @type {HTMLElement | null} */ (null));
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  const hasAsked = useRef(false);
  const isAnswered = ordered.value !== "" && !(ordered.value in connection.pending.value);
  useEffect(() => {
    if (isAnswered && !connection.refused.value) lobby.current?.click();
  }, [isAnswered]);
  useEffect(() => {
    if (!asks.value && hasAsked.current) opener.current?.focus();
    hasAsked.current = asks.value;
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView({ block: "nearest" });
  }, [asks.value]);
  const { rated = false } = info.house;
  const counts = info.season?.counts ? (rated ? "both" : "season") : rated ? "rating" : "";
  const company = info.seats.some(({ bot }, each) => !bot && !info.yours.includes(each));
  if (!asks.value) {
    return !isGone && button(
      { type: "button", class: "leave", ref: opener, onClick: () => (asks.value = true) },
      words.say(forGood ? "get-up-for-good" : "get-up"),
    );
  }
  return div(
    { class: "leave-question", role: "group", "aria-label": words.say("get-up"), ref: question, tabindex: -1 },
    p(
      { role: "status" },
      words.say(company ? "leave-friends" : "leave-bots"),
      counts && ` ${words.say("leave-counts", { where: counts })}`,
    ),
    div(
      { class: "ways" },
      button(
        {
          type: "button",
          class: "main",
          disabled: ordered.value !== "" && !isAnswered,
          onClick: () => (ordered.value = connection.order(seat, { do: "leave" })),
        },
        words.say("leave-yes"),
      ),
      button({ type: "button", onClick: () => (asks.value = false) }, words.say("leave-no")),
      a({ href: "/", ref: lobby, class: "unseen", tabindex: -1, "aria-hidden": "true" }),
    ),
  );
}
