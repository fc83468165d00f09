/** Asks the worker of the bots, one request at a time; a worker that takes too long is restarted. */

/** Milliseconds that Python may take to begin. */
const PYTHON_START_MS = 300_000;

export class BotClient {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {import("./python.js").EngineFiles} files */
  constructor(files) {
    this.files = files;
  }

  /** Start a worker if there is none, before it is needed; resolves when it has begun. */
  async prepare() {
    if (!this.#worker) this.#wake();
    await this.#last;
  }

  /** Start a worker; the first request waits until Python is ready. */
  #wake() {
    const worker = new Worker(new URL("./bot_worker.js", import.meta.url), { type: "module" });
    this.#worker = worker;
    this.#last = answer(worker, { files: this.files }, PYTHON_START_MS);
    this.#last.catch(() => {});
  }

  /**
   * @param {string} question
   * @param {number} seconds until the answer is too late
   * @returns {Promise<string>}
   */
  ask(question, seconds) {
    if (!this.#worker) this.#wake();
    const asked = this.#last.catch(() => {}).then(() => this.#think(question, 1000 * seconds));
    this.#last = asked;
    return asked;
  }

  /** @param {string} question @param {number} timeoutMs */
  async #think(question, timeoutMs) {
    try {
      return await answer(/** @type {Worker} */ (this.#worker), { question }, timeoutMs);
    } catch (problem) {
      if (problem instanceof TooLate) {
        this.#worker?.terminate();
        this.#wake();
      }
      throw problem;
    }
  }
}

class TooLate extends Error {}

/**
 * The next answer of a worker.
 *
 * @param {Worker} worker
 * @param {unknown} message
 * @param {number} timeoutMs
 * @returns {Promise<string>}
 */
function answer(worker, message, timeoutMs) {
  return new Promise((found, failed) => {
    const late = setTimeout(() => failed(new TooLate("no answer")), timeoutMs);
    worker.onmessage = ({ data }) => {
      clearTimeout(late);
      if ("answer" in data) found(data.answer);
      else failed(new Error(data.problem));
    };
    worker.onerror = () => failed(new TooLate("gone"));
    worker.postMessage(message);
  });
}
