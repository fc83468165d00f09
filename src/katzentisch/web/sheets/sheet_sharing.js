/** Ways to take a sheet along: a link, a code for the others at the table, a file, or one sheet for all. */

import { a, button, div, img, input, label, p, section, use, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { dayStamp } from "./result_picture.js";
import { FRAGMENT, pack } from "./sheet.js";
import { LOOKING, WRITING } from "./shared_sheet.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {import("../shell/api.js").Refused} Refused */
/**
 * @template S
 * @typedef {import("./sheet.js").Kept<S>} Kept
 */

const LINK_LIMIT = 2000;

/** @param {string} fragment */
const linkTo = (fragment) => `${location.origin}${location.pathname}${location.search}${fragment}`;

/**
 * What somebody has to know who came by a link: that this is a copy, or that only others write.
 *
 * @param {{ words: Words, kept: Kept<any> }} props
 */
export function Visiting({ words, kept: { isShared, adopt, together } }) {
  if (isShared) {
    return section(
      { class: "visiting" },
      p({ class: "notice" }, words.say("sheet-shared")),
      button({ type: "button", class: "main", onClick: adopt }, words.say("sheet-adopt")),
    );
  }
  const { tie, problem } = together;
  if (!tie) return null;
  return section(
    { class: "visiting" },
    !tie.key && p({ class: "notice" }, words.say("sheet-is-looking")),
    div({ role: "status" }, problem && words.reason(problem, [])),
  );
}

/**
 * Take a sheet along, share it, or start again; sharing needs a sheet that has `begun`.
 *
 * @param {{ words: Words, game: string, kept: Kept<any>, blank: any, begun: boolean }} props
 */
export function Share({ words, game, kept, blank, begun }) {
  const { sheet, keep, isShared, together } = kept;
  const link = useSignal("");
  const told = useSignal("");
  if (isShared) return null;
  if (together.tie) return use(Together, { words, game, kept });
  const copy = async () => {
    told.value = "";
    link.value = linkTo(`${FRAGMENT}${await pack(sheet)}`);
  };
  const join = async () => {
    try {
      await together.open(sheet);
    } catch (trouble) {
      told.value = words.reason(/** @type {Partial<Refused>} */ (trouble).reason ?? { key: "offline", data: {} }, []);
    }
  };
  const read = async (/** @type {ControlEvent} */ event) => {
    const field = event.target;
    const found = await field.files?.[0]?.text().then(JSON.parse).catch(() => null);
    field.value = "";
    if (found && Object.keys(blank).every((each) => each in found)) keep(found);
    else told.value = words.say("sheet-not-one");
  };
  return section(
    { class: "share" },
    begun && button({ type: "button", onClick: join }, words.say("sheet-together")),
    begun && button({ type: "button", onClick: copy }, words.say("sheet-share")),
    begun && use(Download, { words, game, sheet }),
    label(
      { class: "button" },
      words.say("sheet-open"),
      input({ type: "file", class: "unseen", accept: ".json,application/json", onChange: read }),
    ),
    begun && button({ type: "button", class: "quiet", onClick: () => keep(blank) }, words.say("sheet-start-over")),
    link.value && use(Link, { key: link.value, words, title: words.say("sheet-link"), link: link.value }),
    told.value && p({ role: "status" }, told.value),
  );
}

/**
 * One sheet for all: how it is reached by those who write and by those who look, and how one leaves it.
 *
 * @param {{ words: Words, game: string, kept: Kept<any> }} props
 */
function Together({ words, game, kept: { sheet, adopt, together } }) {
  const { tie, leave } = together;
  if (!tie) return null;
  return section(
    { class: "share" },
    tie.key && p({ class: "notice" }, words.say("sheet-is-together")),
    tie.key &&
      use(Link, { words, title: words.say("sheet-writing"), link: linkTo(`${WRITING}${tie.code}.${tie.key}`) }),
    use(Link, {
      words,
      title: words.say("sheet-looking"),
      link: linkTo(`${LOOKING}${tie.code}`),
      bare: Boolean(tie.key),
    }),
    use(Download, { words, game, sheet }),
    tie.sheet && button({ type: "button", onClick: adopt }, words.say("sheet-leave-with")),
    button({ type: "button", class: "quiet", onClick: leave }, words.say("sheet-leave")),
  );
}

/** The sheet as a file. @param {{ words: Words, game: string, sheet: unknown }} props */
export function Download({ words, game, sheet }) {
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(sheet, null, 2))}`;
  return a({ class: "button", href: file, download: `${game}-${dayStamp()}.json` }, words.say("sheet-download"));
}

/**
 * A link to copy, and as a code that phones read, unless it is bare.
 *
 * @param {{ words: Words, title: string, link: string, bare?: boolean }} props
 */
function Link({ words, title, link, bare = false }) {
  const picture = useSignal("");
  const told = useSignal("");
  useEffect(() => {
    if (bare) return;
    if (link.length > LINK_LIMIT) {
      told.value = words.say("sheet-too-long");
      return;
    }
    api.makeQr({ text: link }).then(
      (code) => (picture.value = `data:image/svg+xml;utf8,${encodeURIComponent(code)}`),
      () => (told.value = words.say("why-offline")),
    );
  }, [link]);
  return div(
    { class: "link-of-sheet" },
    picture.value && img({ class: "code", src: picture.value, alt: words.say("sheet-code") }),
    label(
      {},
      title,
      input({ readonly: true, value: link, onFocus: (/** @type {ControlEvent} */ event) => event.target.select() }),
    ),
    told.value && p({ role: "status" }, told.value),
  );
}
