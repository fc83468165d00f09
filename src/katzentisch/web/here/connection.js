/** Connections to the tables of this browser, with the interface of a WebSocket. */

import { connect } from "./backend.js";

/** A connection to a table in this browser, with the events of a WebSocket. */
export class LocalConnection {
  /** @type {import("../shell/api.js").Line["onopen"]} */
  onopen = null;
  /** @type {import("../shell/api.js").Line["onmessage"]} */
  onmessage = null;
  /** @type {import("../shell/api.js").Line["onclose"]} */
  onclose = null;
  readyState = /** @type {number} */ (WebSocket.CONNECTING);
  /** @type {import("./backend.js").Connection | null} */
  #connection = null;

  /** @param {string} code */
  constructor(code) {
    const hear = (/** @type {string} */ data) => this.#call(this.onmessage, new MessageEvent("message", { data }));
    connect(code, hear, (reason) => this.#end(reason)).then((made) => {
      if (this.readyState !== WebSocket.CONNECTING) return made.close();
      this.#connection = made;
      this.readyState = WebSocket.OPEN;
      this.#call(this.onopen, new Event("open"));
    }, () => this.#end(1006));
  }

  /**
   * @template {Event} E
   * @param {((event: E) => void) | null} handler
   * @param {E} event
   */
  #call(handler, event) {
    if (this.readyState !== WebSocket.CLOSED) handler?.call(this, event);
  }

  /** @param {number} code */
  #end(code) {
    this.#call(this.onclose, new CloseEvent("close", { code }));
    this.readyState = WebSocket.CLOSED;
  }

  /** @param {string} text */
  send = (text) => this.#connection?.send(text);

  close = () => {
    this.#connection?.close();
    this.#end(1000);
  };
}
