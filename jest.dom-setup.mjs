import { TextDecoder, TextEncoder } from "node:util";

// Browser features that jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// Stubs without layout or styles; dialogs only have their open state.
globalThis.CSS ??= { supports: () => false };
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// Makes React warn about updates outside `act`.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom searches the whole page for each label of a control, which takes a minute for a form with hundreds of fields.
// All labels of this project refer to their control by id or contain it.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, "labels", {
    configurable: true,
    get() {
      const named = this.id ? document.querySelectorAll(`label[for=${JSON.stringify(this.id)}]`) : [];
      return [...new Set([...named, this.closest("label:not([for])")])].filter(Boolean);
    },
  });
