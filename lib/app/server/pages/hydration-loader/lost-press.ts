import { on } from "./state";

/*
 * Browsers send no click if the element under a pressed mouse is gone when the button is released. On a translated page that
 * is the text of a button or link, which is put back before React hydrates (original-dom.ts). A finger needs no help: its
 * click goes to what is there when it is lifted, and comes later than that of a mouse.
 */

/** The element under the pressed mouse, and the control that it belongs to. */
let pressed: Element | undefined;
let control: HTMLElement | null | undefined;

/** Clicks a control if the browser does not, because its text was replaced during the press. */
export function watchPresses(): void {
  on(
    "pointerdown",
    ({ target }) => {
      pressed = target as Element;
      control = pressed.closest<HTMLElement>("a,button,summary,label");
    },
    true,
  );
  on(
    "pointerup",
    (event) => {
      const { target, button, pointerType } = event;
      if (pointerType !== "mouse" || button || pressed?.isConnected || !control?.contains(target as Node))
        return;
      const lost = control;
      // With the keys that are held: Ctrl opens a link in a new tab. A browser that does send the click sends it right after
      // this event.
      const click = setTimeout(() => lost.dispatchEvent(new MouseEvent("click", event)));
      on("click", () => clearTimeout(click), { capture: true, once: true });
    },
    true,
  );
}
