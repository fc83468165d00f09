/** How others find the table: a link that works where they are, its code, and a QR code for phones. */

import { code, details, div, img, p, section, summary, use, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Share } from "../shell/share.js";

/** Names of the machine that a browser itself runs on. */
const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** A table's link, whether it is known how others reach it, and whether only this machine does. @typedef {{ href: string, known: boolean, alone: boolean }} TableLink */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {{ info: import("../wire.d.ts").TableInfo, title: string, words: Words }} InviteProps */

/** @param {InviteProps} props */
export const Invite = (props) =>
  use(InviteCard, { ...props, link: useTableLink(props.info.code), hasQr: true, isMain: false });

/** Whether only this machine can open a link. @param {string} href */
export const isOnlyHere = (href) => LOOPBACK_HOSTS.includes(new URL(href).hostname);

/** That only this machine can open a link, and what the person who runs the server can do about it. @param {{ words: Words }} props */
export const OnlyHere = ({ words }) =>
  div(
    { class: "alone" },
    p({}, words.say("only-here")),
    details(
      {},
      summary({}, words.say("only-here-host")),
      p({}, words.say("only-here-how")),
      code({}, "katzentisch serve --host 0.0.0.0"),
    ),
  );

/** The link of a table as others open it; without a table nobody is asked. @param {string} table @returns {TableLink} */
export function useTableLink(table) {
  const href = useSignal(`${location.origin}/t/${table}`);
  const known = useSignal(!table);
  useEffect(() => {
    if (!table) return;
    api.getTableLink(table).then((answer) => (href.value = answer), () => {}).finally(() => (known.value = true));
  }, [table]);
  return { href: href.value, known: known.value, alone: isOnlyHere(href.value) };
}

/** The QR code of a link that other devices can open. @param {{ table: string, link: TableLink, words: Words }} props */
export const TableQr = ({ table, link: { known, alone }, words }) =>
  known && !alone &&
  img({ class: "table-qr", src: `/api/tables/${table}/qr.svg`, alt: words.say("qr"), width: 160, height: 160 });

/** @param {InviteProps & { link: TableLink, hasQr: boolean, isMain: boolean }} props `isMain`: to share is what there is to do */
export function InviteCard({ info, title, words, link, hasQr, isMain }) {
  const table = info.code;
  const open = info.seats.some((seat) => !seat.taken);
  const { origin, pathname } = new URL(link.href);
  return section(
    { class: "invite" },
    div(
      { class: "by-link" },
      p(
        {},
        words.say(
          info.house.daily ? "invite-daily" : !open ? "invite-watch" : info.house.quick ? "invite-quick" : "invite",
        ),
      ),
      div(
        { class: "link-line" },
        code({}, link.href),
        use(Share, {
          origin,
          path: pathname,
          text: words.say("invite-text", { game: title }),
          words,
          copies: true,
          isMain,
        }),
      ),
      p({}, words.say("code"), " ", code({}, table)),
    ),
    hasQr && use(TableQr, { table, link, words }),
    link.known && link.alone && info.is_host && use(OnlyHere, { words }),
  );
}
