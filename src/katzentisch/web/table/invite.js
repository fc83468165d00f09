/** How others find the table: a link that works where they are, its code, and a QR code for phones. */

import { code, details, div, img, p, section, summary, use, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Share } from "../shell/share.js";

/** Names of the machine that a browser itself runs on. */
const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** @param {{ info: import("../wire.d.ts").TableInfo, title: string, words: import("../shell/words.js").Words }} props */
export function Invite({ info, title, words }) {
  const table = info.code;
  const open = info.seats.some((seat) => !seat.taken);
  const link = useSignal(`${location.origin}/t/${table}`);
  const known = useSignal(false);
  useEffect(() => {
    api.getTableLink(table).then((answer) => (link.value = answer), () => {}).finally(() => (known.value = true));
  }, [table]);
  const { hostname, origin, pathname } = new URL(link.value);
  const alone = LOOPBACK_HOSTS.includes(hostname);
  return section(
    { class: "invite" },
    div(
      { class: "by-link" },
      p({}, words.say(!open ? "invite-watch" : info.house.quick ? "invite-quick" : "invite")),
      div(
        { class: "link-line" },
        code({}, link.value),
        use(Share, { origin, path: pathname, text: words.say("invite-text", { game: title }), words, copies: true }),
      ),
      p({}, words.say("code"), " ", code({}, table)),
    ),
    known.value && !alone && img({ src: `/api/tables/${table}/qr.svg`, alt: words.say("qr"), width: 160, height: 160 }),
    known.value && alone && info.is_host && details(
      { class: "alone" },
      summary({}, words.say("only-here")),
      p({}, words.say("only-here-how")),
      code({}, "katzentisch serve --host 0.0.0.0"),
    ),
  );
}
