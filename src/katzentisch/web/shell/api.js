/** The API as pages use it: how the backend is reached, and a function for each of its endpoints. */

export * from "./client.js";
export * from "./transport.js";
