import { recordChanges, restoreAdded, stopRecording, undoChanges } from "./original-dom";

const html = '<main><p>One <b>two</b></p><form><label>Name <input id="name"></label></form></main>';

/** Renders the page, starts recording and changes it. */
function changePage(change: () => void) {
  document.body.innerHTML = html;
  recordChanges();
  change();
}

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;

afterEach(() => stopRecording());

function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.before(font);
    font.append(text);
    text.data = "translated";
  }
}

test("a translation is undone, with the original nodes, and not restored", () => {
  document.body.innerHTML = html;
  const text = find("b").firstChild;
  recordChanges();
  translate();
  undoChanges();
  expect(document.body.innerHTML).toBe(html);
  expect(find("b").firstChild).toBe(text);
  restoreAdded();
  expect(document.body.innerHTML).toBe(html);
});

test("an element added behind a field is removed and restored with its content; the field keeps value and focus", () => {
  changePage(() => {
    const added = document.createElement("div");
    find("input").after(added);
    added.append(document.createElement("span"));
    find<HTMLInputElement>("input").value = "Lan";
    find("input").focus();
  });
  const input = find<HTMLInputElement>("input");
  undoChanges();
  expect(document.body.innerHTML).toBe(html);
  expect([document.activeElement, input.value]).toEqual([input, "Lan"]);
  restoreAdded();
  expect(find("input + div > span")).not.toBeNull();
});

test("a wrapped field is unwrapped and keeps the focus", () => {
  changePage(() => {
    find("input").focus();
    const wrapper = document.createElement("span");
    find("input").before(wrapper);
    wrapper.append(find("input"));
    find("input").focus();
  });
  const input = find("input");
  undoChanges();
  expect(document.body.innerHTML).toBe(html);
  expect(document.activeElement).toBe(input);
});

test("mixed changes are undone in reverse order", () => {
  changePage(() => {
    translate();
    find("input").after(document.createElement("div"));
    find("p").remove();
    translate();
  });
  undoChanges();
  expect(document.body.innerHTML).toBe(html);
});

test("times written by the page's inline script are not undone", () => {
  document.body.innerHTML = '<time data-own="short">10:00</time>';
  recordChanges();
  find("time").textContent = "9:00";
  translate();
  undoChanges();
  expect(document.body.innerHTML).toBe('<time data-own="short">9:00</time>');
});
