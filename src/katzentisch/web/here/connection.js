/** Connections to the tables of this browser, with the interface of a WebSocket. */

import { wire } from "./backend.js";

/** A line to a table in this browser, which opens, hears and closes like one to a server. */
export class Inward {
  /** @type {import("../shell/api.js").Line["onopen"]} */
  onopen = null;
  /** @type {import("../shell/api.js").Line["onmessage"]} */
  onmessage = null;
  /** @type {import("../shell/api.js").Line["onclose"]} */
  onclose = null;
  readyState = /** @type {number} */ (WebSocket.CONNECTING);
  /** @type {import("./backend.js").Wire | null} */
  #wire = null;

  /** @param {string} code */
  constructor(code) {
    const hear = (/** @type {string} */ data) => this.#call(this.onmessage, new MessageEvent("message", { data }));
    wire(code, hear, (reason) => this.#end(reason)).then((made) => {
      if (this.readyState !== WebSocket.CONNECTING) return made.close();
      this.#wire = made;
      this.readyState = WebSocket.OPEN;
      this.#call(this.onopen, new Event("open"));
    }, () => this.#end(1006));
  }

  /** @param {any} handler @param {Event} event */
  #call(handler, event) {
    if (this.readyState !== WebSocket.CLOSED) handler?.call(this, event);
  }

  /** @param {number} code */
  #end(code) {
    this.#call(this.onclose, new CloseEvent("close", { code }));
    this.readyState = WebSocket.CLOSED;
  }

  /** @param {string} text */
  send = (text) => this.#wire?.send(text);

  close = () => {
    this.#wire?.close();
    this.#end(1000);
  };
}
