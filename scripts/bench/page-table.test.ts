import { pageTable } from "./page-table.mjs";

const path = "a bare page of Next";

/** What a page is measured with beside a bare one, by the row's cells. */
function cells(bare: object, page: object): (string | undefined)[] {
  const rows = pageTable({ path, ...bare }, [{ path: "/live", language: "en-US", ...page }]).split("\n");
  return (rows.at(-1) ?? "")
    .split(" | ")
    .slice(2)
    .map((text) => text.replace(" |", ""));
}

test("pages become rows under the aims, and what was not measured has no column", () => {
  const pages = [
    {
      path: "/home",
      language: "vi-VN",
      indexed: true,
      scripts: "soon",
      seo: 99,
      html: 39_000,
      total: 110_000,
    },
    {
      path: "/help",
      language: "en-US",
      indexed: true,
      scripts: "touch",
      seo: 100,
      html: 36_000,
      total: 81_000,
    },
    {
      path: "/account/login",
      language: "en-US",
      indexed: false,
      scripts: "form",
      seo: 60,
      html: 9_000,
      total: 174_000,
    },
  ];
  expect(pageTable({ path, seo: 91, html: 17_000, total: 117_000 }, pages).split("\n")).toEqual([
    "| Page | Language | SEO | HTML, raw | Total before a touch |",
    "| --- | --- | --- | --- | --- |",
    "| target |  | ≥ 100 (listed pages) | ≤ 38.0 KB (/home) | ≤ 80.0 KB (pages that are read) |",
    "| a bare page of Next |  | 91 | 17.0 KB | 117.0 KB |",
    "| /home | vi-VN | 99 ✗ | 39.0 KB ✗ | 110.0 KB |",
    "| /help | en-US | 100 ✓ | 36.0 KB | 81.0 KB ✗ |",
    "| /account/login | en-US | 60 | 9.0 KB | 174.0 KB |",
  ]);
});

test.each([
  // The bare page's mark, the page's, whether that is enough.
  [92, 92, "✓"],
  [92, 91, "✗"],
  [97, 97, "✓"],
  [98, 98, "✗"],
  [98, 99, "✓"],
  [99, 99, "✓"],
  [100, 99, "✗"],
])("beside a bare page with %d, a page with %d is marked %s", (bare, performance, mark) => {
  expect(cells({ performance: bare, tbt: 90 }, { performance })[0]).toBe(`${performance} ${mark}`);
});

test("a page may block no longer than the bare page", () => {
  const bare = { performance: 99, tbt: 90 };
  expect([90, 91].map((tbt) => cells(bare, { tbt })[1])).toEqual(["90 ms ✓", "91 ms ✗"]);
});

test("without Lighthouse nothing is said of what only Lighthouse measures", () => {
  expect(pageTable({ path, total: 1 }, [])).not.toContain("NaN");
  expect(cells({ total: 1 }, { total: 2, scripts: "soon" })).toEqual(["0.0 KB"]);
});

test("times and shifts are held to their limits on every page", () => {
  const bare = { performance: 99, tbt: 90, lcp: 900, cls: 0 };
  expect(cells(bare, { lcp: 1500, cls: 0.001 }).slice(1, 3)).toEqual(["1.50 s ✓", "0.001 ✓"]);
  expect(cells(bare, { lcp: 1501, cls: 0.002 }).slice(1, 3)).toEqual(["1.50 s ✗", "0.002 ✗"]);
});

test("only what is read must go without any script before a touch", () => {
  const bare = { javascript: 115_000 };
  expect(cells(bare, { scripts: "touch", javascript: 1 })).toEqual(["0.0 KB ✗"]);
  expect(cells(bare, { scripts: "touch", javascript: 0 })).toEqual(["0.0 KB ✓"]);
  expect(cells(bare, { scripts: "form", javascript: 137_000 })).toEqual(["137.0 KB"]);
});
