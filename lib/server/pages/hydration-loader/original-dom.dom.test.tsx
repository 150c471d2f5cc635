import { recordChanges, restoreAdded, stopRecording, undoChanges } from "./original-dom";

const html = '<main><p>One <b>two</b></p><form><label>Name <input id="name"></label></form></main>';

/** Opens a page and changes it. */
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

test("a translation is undone, node by node, and not put in again", () => {
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

test("an element behind a field goes and comes back with what was in it, and the field keeps all", () => {
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

test("a field that was wrapped is put back, and keeps the focus", () => {
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

test("changes of several at once are undone in their order", () => {
  changePage(() => {
    translate();
    find("input").after(document.createElement("div"));
    find("p").remove();
    translate();
  });
  undoChanges();
  expect(document.body.innerHTML).toBe(html);
});

test("times that the page's own script writes stay", () => {
  document.body.innerHTML = '<time data-own="short">10:00</time>';
  recordChanges();
  find("time").textContent = "9:00";
  translate();
  undoChanges();
  expect(document.body.innerHTML).toBe('<time data-own="short">9:00</time>');
});
