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

// React's own word for it: whatever changes what is shown stands in `act`, and React says where it does not.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom looks for a label's control through the whole page, which takes a form of hundreds of fields a minute; what has
// an id it finds at once.
const { get: seek } = Object.getOwnPropertyDescriptor(HTMLLabelElement.prototype, "control");
Object.defineProperty(HTMLLabelElement.prototype, "control", {
  configurable: true,
  get() {
    return this.htmlFor ? document.getElementById(this.htmlFor) : seek.call(this);
  },
});
