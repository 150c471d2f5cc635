import { TextDecoder, TextEncoder } from "node:util";

// What browsers have and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
