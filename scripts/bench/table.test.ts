import {
  bookingsTable,
  faultTable,
  loadTable,
  pageTable,
  processTable,
  processesTable,
  reached,
} from "./table.mjs";

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

test("without nginx the site stands alone; with it, each rate has its share of a file's", () => {
  const next = { gzip: 612.4, plain: 850 };
  expect(loadTable({ next }).split("\n")).toHaveLength(3);
  const table = loadTable({
    next,
    edge: { gzip: 32_000, plain: 30_000 },
    nginx: { gzip: 40_000, plain: 40_000 },
    tuned: { gzip: 50_000, plain: 60_000 },
  });
  expect(table.split("\n").slice(2)).toEqual([
    "| `next start`, one process | 612 (2 %) | 850 (2 %) |",
    "| through the edge, one worker | 32,000 (80 %) | 30,000 (75 %) |",
    "| nginx, one worker, the same bytes packed beforehand | 40,000 (100 %) | 40,000 (100 %) |",
    "| the same with sendfile and files kept open | 50,000 (125 %) | 60,000 (150 %) |",
  ]);
});

test("a process's memory and start, and one process beside two", () => {
  expect(processTable({ atRest: 150_400_000, underLoad: undefined, firstPage: 2340 })).toContain(
    "| Memory at rest | 150 MB |\n| Memory after the load | unknown |\n| From its start to the first page | 2.3 s |",
  );
  const table = processesTable({
    one: { call: 900.2, page: 700, memory: 400_200_000 },
    two: { call: 1500, page: 1100, memory: Number.NaN },
  });
  expect(table).toContain("| a call that reads PostgreSQL | 900 | 1,500 |");
  expect(table).toContain("| memory of a process, after these | 400 MB | unknown |");
});

test("a fault may make the slowest hundredth a fifth slower", () => {
  const healthy = { p50: 10, p99: 20, failed: 0 };
  const table = faultTable([
    { fault: "500", healthy, failing: { p50: 9, p99: 24, failed: 0 } },
    { fault: "reset", healthy, failing: { p50: 9, p99: 25, failed: 3 } },
  ]);
  expect(table.split("\n").slice(3)).toEqual([
    "| 500 | 10.0 ms | 9.0 ms | 20.0 ms | 24.0 ms | 1.20 ✓ | 0 |",
    "| reset | 10.0 ms | 9.0 ms | 20.0 ms | 25.0 ms | 1.25 ✗ | 3 |",
  ]);
});

test("bookings stand by database and number of processes", () => {
  const rates = [
    { engine: "PGlite", processes: 1, perSecond: 412.3 },
    { engine: "PostgreSQL", processes: 4, perSecond: 1800 },
  ];
  expect(bookingsTable(rates).split("\n").slice(2)).toEqual([
    "| PGlite | 1 | 412 |",
    "| PostgreSQL | 4 | 1,800 |",
  ]);
});
