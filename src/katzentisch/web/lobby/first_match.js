/** A first match, against the weakest bots and with the usual options. */

import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { meet, settings } from "../shell/settings.js";
import { GUEST } from "../shell/words.js";

/**
 * Start it, and tell the address of its table.
 *
 * @param {import("../wire.d.ts").GameInfo} game
 * @param {number} players
 */
export async function beginFirstMatch(game, players) {
  const bots = Array.from({ length: players - 1 }, () => levels(game)[0]);
  const options = Object.fromEntries(game.options[players].map((each) => [each.name, each.suggested || each.default]));
  const table = await api.openTable({ game: game.id, seats: ["", ...bots], options });
  await api.sitDown(table.code, 0, { name: settings.value.name || GUEST, cat: settings.value.cat });
  await api.startMatch(table.code, { fill: null }, []);
  meet(game.folder);
  return `/t/${table.code}`;
}
