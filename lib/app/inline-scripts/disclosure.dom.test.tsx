import { disclosureScript } from "./compiled";

new Function(disclosureScript)();

const find = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `
    <details data-disclosure id="menu" open>
      <summary>Menu</summary>
      <details data-disclosure id="languages" open><summary>Languages</summary><button>English</button></details>
    </details>
    <main><details id="answer"><summary>Question</summary></details></main>`;
});

const openOnes = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

test.each(["pointerdown", "focusin"])("%s elsewhere closes disclosures", (type) => {
  find("main").dispatchEvent(new Event(type, { bubbles: true }));
  expect(openOnes()).toEqual([]);
});

test("a press inside keeps the surrounding disclosures open", () => {
  find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(openOnes()).toEqual(["menu", "languages"]);
});

test("Esc closes the inner disclosure and focuses its button", () => {
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  find("button").dispatchEvent(event);
  expect(openOnes()).toEqual(["menu"]);
  expect(document.activeElement).toBe(find("#languages > summary"));
  expect(event.defaultPrevented).toBe(true);
});

test("all details are open while the page is printed", () => {
  dispatchEvent(new Event("beforeprint"));
  expect(openOnes()).toContain("answer");
  dispatchEvent(new Event("afterprint"));
  expect(openOnes()).not.toContain("answer");
});
