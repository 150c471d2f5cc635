import { bookingsTable, faultTable, loadTable, processTable, processesTable } from "./table.mjs";

test("each rate has its share of nginx's rate, and the site is compared with a bare page and nginx", () => {
  const table = loadTable({
    site: { gzip: 12_000, plain: 8000 },
    bare: { gzip: 600, plain: 850 },
    edge: { gzip: 8000, plain: 6000 },
    nginx: { gzip: 40_000, plain: 40_000 },
    tuned: { gzip: 50_000, plain: 60_000 },
  });
  expect(table.split("\n").slice(2)).toEqual([
    "| the site, one process | 12,000 (30 %) | 8,000 (20 %) |",
    "| a bare page of Next, one process | 600 (2 %) | 850 (2 %) |",
    "| the site behind nginx, one worker | 8,000 (20 %) | 6,000 (15 %) |",
    "| nginx serving the same bytes as a file | 40,000 | 40,000 |",
    "| the same with sendfile and cached file handles | 50,000 (125 %) | 60,000 (150 %) |",
    "",
    "The site is 20.0 times the bare page (≥ 8 ✓) and 30 % of nginx.",
  ]);
});

test("memory and start-up time of one process, and one process compared with two", () => {
  expect(processTable({ atRest: 150_400_000, underLoad: undefined, firstPage: 2340 })).toContain(
    "| Memory at rest | 150 MB |\n| Memory after the load | unknown |\n| Time to the first page | 2.3 s |",
  );
  const table = processesTable({
    one: { call: 900.2, page: 700, memory: 400_200_000 },
    two: { call: 1500, page: 1100, memory: Number.NaN },
  });
  expect(table).toContain("| a call that reads PostgreSQL | 900 | 1,500 |");
  expect(table).toContain("| memory of a process, afterwards | 400 MB | unknown |");
});

test("with a fault, p99 may be a fifth higher", () => {
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

test("bookings are listed by database and number of processes", () => {
  const rates = [
    { engine: "PGlite", processes: 1, perSecond: 412.3 },
    { engine: "PostgreSQL", processes: 4, perSecond: 1800 },
  ];
  expect(bookingsTable(rates).split("\n").slice(2)).toEqual([
    "| PGlite | 1 | 412 |",
    "| PostgreSQL | 4 | 1,800 |",
  ]);
});
