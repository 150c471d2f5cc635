import { loadTable, pageTable, reached } from "./table.mjs";

test("a value on its limit reaches its target", () => {
  expect([reached("performance", 97), reached("performance", 96)]).toEqual([true, false]);
  expect([reached("cls", 0.01), reached("cls", 0.011)]).toEqual([true, false]);
  expect(reached("lcp", 1)).toBeUndefined();
});

test("pages become rows under their targets, and what was not measured has no column", () => {
  const pages = [
    { path: "/home", indexed: true, seo: 100, javascript: 136_000 },
    { path: "/account/login", indexed: false, seo: 60, javascript: 120_000 },
  ];
  expect(pageTable(pages).split("\n")).toEqual([
    "| Page | SEO | JavaScript, brotli |",
    "| --- | --- | --- |",
    "| target | ≥ 100 | ≤ 135.0 KB |",
    "| /home | 100 ✓ | 136.0 KB ✗ |",
    "| /account/login | 60 | 120.0 KB ✓ |",
  ]);
});

test("without nginx the site stands alone", () => {
  const next = { gzip: 612.4, plain: 850 };
  expect(loadTable({ next }).split("\n")).toHaveLength(3);
  expect(loadTable({ next, nginx: { gzip: 40_000, plain: 43_800 } })).toContain("| 40,000 | 43,800 |");
});
