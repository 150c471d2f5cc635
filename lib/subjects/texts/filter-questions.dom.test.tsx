import { foldQuestionsScript } from "../../app/inline-scripts/compiled";
import { filterQuestions, openNamedQuestion } from "./filter-questions";
import { questionsHtml } from "./questions-html";

const section = (id: string, questions: [string, string, string][]) => {
  const children = questions.map(([key, title, html]) => ({ id: key, title, html, children: [] }));
  return `<section><h2 id="${id}">${id}</h2><div>${questionsHtml(children, "Link")}</div></section>`;
};

function page(): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML =
    section("network", [["speed", "Mạng cần nhanh cỡ nào?", "<p>Trên 10M.</p>"]]) +
    section("buying", [
      ["pay", "Thanh toán bằng cách nào?", "<ul><li>PayPal</li></ul>"],
      ["trial", "Học thử được không?", "<p>Được, thanh toán sau.</p>"],
    ]);
  document.body.replaceChildren(root);
  return root;
}

const visibleQuestions = (root: HTMLElement) =>
  [...root.querySelectorAll("details")].filter(({ hidden }) => !hidden).map(({ id, open }) => [id, open]);

test("finds a word in questions and answers regardless of accents, and opens questions that match in the answer only", () => {
  const root = page();
  expect(filterQuestions(root, "thanh toan")).toBe(2);
  expect(visibleQuestions(root)).toEqual([
    ["pay", false],
    ["trial", true],
  ]);
  expect([...root.querySelectorAll("section")].map(({ hidden }) => hidden)).toEqual([true, false]);
});

test("a question is also found by its search words, in any order and without accents", () => {
  const root = page();
  const words = { pay: "giá bao nhiêu tiền học phí zalo" };
  for (const query of ["bao nhieu tien", "Zalo", "học phí PayPal", "GIA"])
    expect([query, filterQuestions(root, query, words)]).toEqual([query, 1]);
  expect(visibleQuestions(root)).toEqual([["pay", true]]);
  expect(filterQuestions(root, "bao nhieu", {})).toBe(0);
});

test("the text of an answer's link is not searched", () => {
  expect(filterQuestions(page(), "link")).toBe(0);
});

test("an empty query shows all questions, closed", () => {
  const root = page();
  filterQuestions(root, "10M");
  expect(filterQuestions(root, "")).toBe(3);
  expect(visibleQuestions(root)).toEqual([
    ["speed", false],
    ["pay", false],
    ["trial", false],
  ]);
});

test("opens only the question in the address's fragment", () => {
  const root = page();
  filterQuestions(root, "");
  openNamedQuestion(root, "#pay");
  openNamedQuestion(root, "#nothing");
  openNamedQuestion(root, "#network");
  expect(visibleQuestions(root).filter(([, open]) => open)).toEqual([["pay", true]]);
});

test("answers are rendered open, and the inline script closes all except the one in the fragment", () => {
  const root = page();
  expect(visibleQuestions(root).every(([, open]) => open)).toBe(true);
  history.replaceState(null, "", "#trial");
  const script = document.createElement("script");
  script.textContent = foldQuestionsScript;
  root.append(script);
  expect(visibleQuestions(root).filter(([, open]) => open)).toEqual([["trial", true]]);
});

test("the title of a question is escaped", () => {
  const html = questionsHtml([{ id: "a", title: "<b> & co", html: "<p>x</p>", children: [] }], "<i>");
  expect(html).toBe(
    '<details id="a" open><summary><h3>&lt;b&gt; &amp; co</h3></summary><div><p>x</p></div><a href="#a">&lt;i&gt;</a></details>',
  );
});
