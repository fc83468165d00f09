/** What else can be done at a table: share it, take one's seat elsewhere, get up, go back. */

import { a, button, code, div, h3, input, label, p, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Carry } from "../shell/carry.js";
import { CallsHere } from "../person/notifications.js";
import { Invite } from "./invite.js";
import { choose, settings } from "../shell/settings.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Seconds. */
const DAY = 24 * 3600;

/**
 * @param {{
 *   connection: import("./connection.js").Connection, kit: import("../shell/catalogue.js").Kit, seat: number,
 *   info: TableInfo, open: (sheet: "rules" | "log") => void,
 * }} props
 */
export function More({ connection, kit, seat, info, open }) {
  const { words } = kit;
  const own = useSignal("");
  const refused = useSignal("");
  const update = connection.updates.value[seat];
  const ply = useSignal(Math.max(0, (update?.ply ?? 0) - 1));
  const { off = false, vacation = 0 } = update?.clocks?.[seat] ?? {};
  const days = Math.ceil(vacation / DAY);
  const away = info.seats[seat]?.away;

  const counts = info.house.rated || info.house.duplicate;

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
    div(
      { class: "ways" },
      button({ type: "button", class: "open-rules", onClick: () => open("rules") }, words.say("rules")),
      button({ type: "button", onClick: () => open("log") }, words.say("log")),
      a({ class: "button", href: "/" }, words.say("to-lobby")),
    ),
    !api.isHere() && h3({}, words.say("share")),
    !api.isHere() && use(Invite, { info, title: words.title(kit.game), words }),
    api.isHere() && h3({}, words.say("elsewhere")),
    api.isHere() && update && div({ class: "ways" }, use(Carry, { match: update.match, over: update.over, words })),
    !api.isHere() && seat >= 0 && h3({}, words.say("other-device")),
    !api.isHere() && seat >= 0 &&
      (own.value
        ? p({}, code({}, own.value), " ", words.say("seat-link-secret"))
        : button({ type: "button", onClick: fresh }, words.say("seat-link"))),
    refused.value && p({ role: "alert" }, refused.value),
    seat >= 0 && update && !update.over && !counts && h3({}, words.say("go-back")),
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
    seat >= 0 && update && !update.over && h3({}, words.say("your-seat")),
    seat >= 0 && update && !update.over && div(
      { class: "leaving" },
      (!away || off) && button(
        { type: "button", onClick: () => connection.order(seat, { do: "leave" }) },
        days > 0 && !off ? words.say("vacation-begin", { days }) : words.say(off ? "get-up-for-good" : "get-up"),
      ),
      away && button(
        { type: "button", onClick: () => connection.order(seat, { do: "return" }) },
        words.say(off ? "vacation-end" : "sit-again"),
      ),
    ),
    update && p({ class: "seed" }, words.say("seed-hidden", { hash: update.fingerprint })),
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
  );
}
