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

// No style sheets to ask, nothing drawn to scroll to, and dialogs that only know whether they are open.
globalThis.CSS ??= { supports: () => false };
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// React's own word for it: whatever changes what is shown stands in `act`, and React says where it does not.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom finds a control's labels by walking through the whole page for each label of it, which takes a form of hundreds
// of fields a minute. A label here names its control by an id, or holds it.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, "labels", {
    configurable: true,
    get() {
      const named = this.id ? document.querySelectorAll(`label[for=${JSON.stringify(this.id)}]`) : [];
      return [...new Set([...named, this.closest("label:not([for])")])].filter(Boolean);
    },
  });
