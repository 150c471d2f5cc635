import fc from "fast-check";
import { renderMarkdown } from "./markdown";

test("formatting, links and pictures of this site stay", () => {
  const html = renderMarkdown(
    "# Camp\n\nRead **this** and [that](/help).\n\n- one\n- two\n\n![A hall](/pictures/a/b.webp)",
  );
  expect(html).toContain("<h2>Camp</h2>");
  expect(html).toContain('<strong>this</strong> and <a href="/help">that</a>');
  expect(html).toContain("<li>one</li>");
  expect(html).toMatch(/<img src="\/pictures\/a\/b.webp" alt="A hall" \/>/);
});

test.each([
  ["a script", "<script>alert(1)</script>Hello"],
  ["a frame", '<iframe src="https://example.com"></iframe>Hello'],
  ["a handler", '<p onclick="alert(1)">Hello</p>'],
  ["a style", '<p style="position:fixed" class="x">Hello</p>'],
  ["a form", '<form action="/x"><input name="a">Hello</form>'],
  ["an object", "<object data='x'></object><svg onload=alert(1)></svg>Hello"],
])("%s is left out, and its text stays", (_, source) => {
  const html = renderMarkdown(source);
  expect(html).toContain("Hello");
  expect(html).not.toMatch(/<(script|iframe|form|input|object|svg|style)|onclick|onload|style=|class=/);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "file:///x",
])("a link to %s has no address", (address) => {
  expect(renderMarkdown(`[x](${address})`)).not.toMatch(/href=/);
  expect(renderMarkdown(`<a href="${address}">x</a>`)).not.toMatch(/href=/);
});

test.each(["https://example.com/x.png", "//example.com/x.png", "x", "data:image/png;base64,x"])(
  "a picture at %s is left out",
  (address) => {
    expect(renderMarkdown(`![x](${address})`)).not.toContain("<img");
  },
);

test("no input yields an element, attribute or scheme that is not allowed", () => {
  const parts = fc.constantFrom(
    ...[
      "<",
      ">",
      '"',
      "'",
      "`",
      "script",
      "img",
      "a",
      " href=",
      " onerror=",
      "javascript:",
      "alert(1)",
      "/",
      "\n",
      "\t",
    ],
    ...["[x](", ")", "![", "](", "<!--", "-->", "&#x6a;", "\u0000", "svg", "style", "=", ":", "data:", " "],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (pieces) => {
      const html = renderMarkdown(pieces.join(""));
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)((?:"[^"]*"|[^>"])*)>/gi)];
      for (const [, name = "", attributes = ""] of tags) {
        expect(["script", "svg", "style", "iframe"]).not.toContain(name.toLowerCase());
        expect(attributes).not.toMatch(/\son\w+\s*=/i);
        expect(attributes).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
      }
    }),
    { numRuns: 500 },
  );
});
