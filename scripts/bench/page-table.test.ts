import { pageTable } from "./page-table.mjs";

const path = "a bare page of Next";

/** The cells of a page's row, next to a measured bare page. */
function cells(bare: object, page: object): (string | undefined)[] {
  const rows = pageTable({ path, ...bare }, [{ path: "/live", language: "en-US", ...page }]).split("\n");
  return (rows.at(-1) ?? "")
    .split(" | ")
    .slice(2)
    .map((text) => text.replace(" |", ""));
}

test("pages are rows below the targets, and there are only columns with measurements", () => {
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
    "| Page | Language | SEO | HTML, raw | Total before interaction |",
    "| --- | --- | --- | --- | --- |",
    "| target |  | ≥ 100 (listed pages) | ≤ 38.0 KB (/home) | ≤ 80.0 KB (read-only pages) |",
    "| a bare page of Next |  | 91 | 17.0 KB | 117.0 KB |",
    "| /home | vi-VN | 99 ✗ | 39.0 KB ✗ | 110.0 KB |",
    "| /help | en-US | 100 ✓ | 36.0 KB | 81.0 KB ✗ |",
    "| /account/login | en-US | 60 | 9.0 KB | 174.0 KB |",
  ]);
});

test.each([
  // Score of the bare page, score of the page, verdict.
  [92, 92, "✓"],
  [92, 91, "✗"],
  [97, 97, "✓"],
  [98, 98, "✗"],
  [98, 99, "✓"],
  [99, 99, "✓"],
  [100, 99, "✗"],
])("with a bare page at %d, a page at %d is marked %s", (bare, performance, mark) => {
  expect(cells({ performance: bare, tbt: 90 }, { performance })[0]).toBe(`${performance} ${mark}`);
});

test("the target for blocking time is that of the bare page", () => {
  const bare = { performance: 99, tbt: 90 };
  expect([90, 91].map((tbt) => cells(bare, { tbt })[1])).toEqual(["90 ms ✓", "91 ms ✗"]);
});

test("without Lighthouse there are no columns that only Lighthouse measures", () => {
  expect(pageTable({ path, total: 1 }, [])).not.toContain("NaN");
  expect(cells({ total: 1 }, { total: 2, scripts: "soon" })).toEqual(["0.0 KB"]);
});

test("LCP and layout shift have targets on every page", () => {
  const bare = { performance: 99, tbt: 90, lcp: 900, cls: 0 };
  expect(cells(bare, { lcp: 1500, cls: 0.001 }).slice(1, 3)).toEqual(["1.50 s ✓", "0.001 ✓"]);
  expect(cells(bare, { lcp: 1501, cls: 0.002 }).slice(1, 3)).toEqual(["1.50 s ✗", "0.002 ✗"]);
});

test("read-only pages must load no script before interaction", () => {
  const bare = { javascript: 115_000 };
  expect(cells(bare, { scripts: "touch", javascript: 1 })).toEqual(["0.0 KB ✗"]);
  expect(cells(bare, { scripts: "touch", javascript: 0 })).toEqual(["0.0 KB ✓"]);
  expect(cells(bare, { scripts: "form", javascript: 137_000 })).toEqual(["137.0 KB"]);
});
