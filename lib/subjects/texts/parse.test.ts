import { toPlainText, sectionsHtml, addPrintUrls } from "./html";
import { parseContent } from "./parse";

const file = (body: string, head = "title: Terms") => `---\n${head}\n---\n\n${body}`;

const sample = file(
  "Hello {{name}}.\n\n## First {#first}\n\nOne & *two*.\n\n### Inside {#inside}\n\n- a\n- b\n\n## Last {#last}\n\nEnd.\n",
  "title: Terms of {{name}}\nupdated: 2019-09-06\nnumbered: true",
);

test("a file is parsed to front matter, introduction and sections with ids and numbers", () => {
  const text = parseContent(sample, { name: "Yuqiao" });
  expect(text).toMatchObject({
    title: "Terms of Yuqiao",
    updated: "2019-09-06",
    short: false,
    numbered: true,
  });
  expect(text.intro).toBe("<p>Hello Yuqiao.</p>");
  expect(text.sections).toEqual([
    {
      id: "first",
      title: "First",
      number: "1",
      html: "<p>One &amp; <em>two</em>.</p>",
      children: [
        { id: "inside", title: "Inside", number: "1.1", html: "<ul><li>a</li><li>b</li></ul>", children: [] },
      ],
    },
    { id: "last", title: "Last", number: "2", html: "<p>End.</p>", children: [] },
  ]);
});

test("sections have no numbers by default", () => {
  expect(parseContent(file("## A {#a}\n\n### B {#b}")).sections[0]).toMatchObject({ number: undefined });
});

test.each([
  ["no front matter", "## A {#a}", /begin with front matter/],
  ["an unknown key", file("", "title: T\ncolour: red"), /colour/],
  ["no title", file("", "short: true"), /title/],
  ["an invalid date", file("", "title: T\nupdated: 2019-02-30"), /updated/],
  ["a heading without an id", file("## A"), /"A" needs an id/],
  ["an id used twice", file("## A {#a}\n\n### B {#a}"), /"a" is used twice/],
  ["a heading of the first level", file("# A {#a}"), /must be ##/],
  ["a clause outside a section", file("### A {#a}"), /must be ##/],
  ["an unknown name", file("{{constructor}}"), /no value for {{constructor}}/],
])("%s throws an error with the reason", (_title, source, reason) => {
  expect(() => parseContent(source)).toThrow(reason);
});

test("sections are rendered to one HTML string, with headings that link to themselves", () => {
  const { sections } = parseContent(file("## A <b> {#a}\n\nText.\n\n### B {#b}", "title: T\nnumbered: true"));
  expect(sectionsHtml(sections, "zh-")).toBe(
    '<h2 id="zh-a"><a href="#zh-a"><b>1</b> A &lt;b&gt;</a></h2><p>Text.</p>' +
      '<h3 id="zh-b"><a href="#zh-b"><b>1.1</b> B</a></h3>',
  );
});

test("links within the site get their absolute URL for print, others are unchanged", () => {
  const html = '<a href="/privacy?locale=en-US">P</a> <a href="#x">X</a> <a href="mailto:a@b.example">M</a>';
  expect(addPrintUrls(html, "https://school.example")).toBe(
    html.replace('US"', 'US" data-url="https://school.example/privacy?locale=en-US"'),
  );
});

test("HTML is converted to plain text", () => {
  expect(toPlainText("<p>Tom &amp; <b>Li</b>, 1 &lt; 2.</p><p>&amp;lt; “Hi”</p>")).toBe(
    "Tom & Li, 1 < 2. &lt; “Hi”",
  );
});
