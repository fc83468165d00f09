/** How a table is played: the rules of the house and the options of the game. */

import { details, li, summary, ul } from "../shell/tags.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/words.js").Words} Words */

/** How this table is played, a line for each rule of the house. @param {{ info: TableInfo, words: Words }} props */
export function HouseRules({ info, words }) {
  const { house } = info;
  const vacation = house.vacation_days ?? 0;
  const time = words.pace(house) ||
    (house.move_seconds ? words.say("rule-seconds", { seconds: house.move_seconds }) : words.say("rule-no-clock"));
  const hints = house.hints ? "rule-hints" : house.hints === false ? "rule-no-hints" : "rule-hints-alone";
  const reserve = Math.floor((house.bank_seconds ?? 0) / 60);
  return ul(
    { class: "table-rules" },
    li({ class: "pace" }, vacation > 0 ? `${time} · ${words.say("vacation-days", { days: vacation })}` : time),
    reserve > 0 && li({}, words.say("rule-reserve", { minutes: reserve })),
    li({}, words.say(house.rated ? "rule-rated" : hints)),
    li({}, words.say(house.spectators === "none" ? "house-spectators-none" : "rule-spectators")),
  );
}

/** The options of the game that were chosen for this table. @param {{ info: TableInfo, words: Words }} props */
export function Options({ info, words }) {
  const chosen = Object.entries(info.options).filter(([name, choice]) => words.knows(`option-${name}-${choice}`));
  return chosen.length > 0 && details(
    { class: "chosen-options" },
    summary({}, words.say("table-options")),
    ul(
      {},
      chosen.map(([name, choice]) =>
        li({ key: name }, `${words.say(`option-${name}`)}: ${words.say(`option-${name}-${choice}`)}`)
      ),
    ),
  );
}
