/** Asks the worker of the bots, one request at a time; a worker that takes too long is restarted. */

/** Milliseconds that Python may take to begin. */
const PYTHON_START_MS = 300_000;

export class BotClient {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {import("./python.js").Parcels} parcels */
  constructor(parcels) {
    this.parcels = parcels;
    this.#wake();
  }

  /** Answers when Python is ready. */
  #wake() {
    const worker = new Worker(new URL("./bot_worker.js", import.meta.url), { type: "module" });
    this.#worker = worker;
    this.#last = answer(worker, { parcels: this.parcels }, PYTHON_START_MS);
    this.#last.catch(() => {});
  }

  /**
   * @param {string} question
   * @param {number} seconds after which nobody waits any more
   * @returns {Promise<string>}
   */
  ask(question, seconds) {
    const asked = this.#last.catch(() => {}).then(() => this.#think(question, 1000 * seconds));
    this.#last = asked;
    return asked;
  }

  /** @param {string} question @param {number} patience */
  async #think(question, patience) {
    try {
      return await answer(/** @type {Worker} */ (this.#worker), { question }, patience);
    } catch (problem) {
      if (problem instanceof Late) {
        this.#worker?.terminate();
        this.#wake();
      }
      throw problem;
    }
  }
}

class Late extends Error {}

/**
 * What a worker says next.
 *
 * @param {Worker} worker
 * @param {unknown} message
 * @param {number} patience
 * @returns {Promise<string>}
 */
function answer(worker, message, patience) {
  return new Promise((found, failed) => {
    const late = setTimeout(() => failed(new Late("no answer")), patience);
    worker.onmessage = ({ data }) => {
      clearTimeout(late);
      if ("answer" in data) found(data.answer);
      else failed(new Error(data.problem));
    };
    worker.onerror = () => failed(new Late("gone"));
    worker.postMessage(message);
  });
}
