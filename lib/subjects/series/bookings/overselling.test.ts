import { once } from "node:events";
import { PgSelectQueryBuilderBase } from "drizzle-orm/pg-core";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { runChild, type Child } from "../../../../testing/provider/child";
import { isLongRun } from "../../../../testing/long-run";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { attemptAll, planRush, tally, type Outcome, type Rush } from "../../../../testing/provider/rush";
import { makeStudents } from "../../../../testing/provider/school";

/* Students make five attempts each, all at once, for 10 seats; a long run has 1,000 attempts and 20 rushes. */

const longRun = { students: 200, rushes: 20 };
/** PGlite runs one statement at a time, so more concurrency finds no more errors there. */
const quickRuns = { pglite: { students: 40, rushes: 1 }, postgres: { students: 60, rushes: 2 } };
const processes = isLongRun ? 4 : 2;

const expectedTally = (seed: number) => ({
  seed,
  counter: 10,
  seats: 10,
  confirmed: 10,
  errors: { answers: [], repetitions: [], families: [], refusals: [] },
});

afterEach(() => jest.restoreAllMocks());

describeEachEngine((db, own) => {
  const size = () => (isLongRun ? longRun : quickRuns[own().engine]);

  /** Disables row locks, and on PGlite, which has a single connection, transactions. */
  function unprotect() {
    jest.spyOn(PgSelectQueryBuilderBase.prototype, "for").mockReturnThis();
    if (own().engine === "pglite") {
      jest.spyOn(db(), "transaction").mockImplementation((work) => work(db() as never));
    }
  }

  test("without locks, too many seats are sold", async () => {
    const rush = await planRush(db(), await makeStudents(db(), size().students, now), 1);
    unprotect();
    const { seats } = await tally(db(), rush, await attemptAll(rush));
    expect(seats).toBeGreaterThan(rush.capacity);
    expect(await findBrokenInvariants(db())).not.toEqual([]);
  }, 120_000);

  test("with them, exactly the seats there are, and every point is where it belongs", async () => {
    const { students, rushes } = size();
    const allStudents = await makeStudents(db(), students, now);
    const workers = await startWorkers(own().url);
    try {
      for (let seed = 1; seed <= rushes; seed++) {
        const rush = await planRush(db(), allStudents, seed);
        expect(rush.attempts).toHaveLength(5 * students);
        expect(await tally(db(), rush, await attemptWith(workers, rush))).toEqual(expectedTally(seed));
      }
      expect(await findBrokenInvariants(db())).toEqual([]);
    } finally {
      // A remaining worker would keep Jest from ending.
      for (const { process } of workers) process.kill();
      await Promise.all(workers.map(({ exit }) => exit));
    }
  }, 480_000);
});

/** Starts worker processes if the database can be shared. */
async function startWorkers(url: string | undefined): Promise<Child[]> {
  if (url === undefined) return [];
  const source = `import "project:testing/provider/rush-worker.ts";`;
  const workers = Array.from({ length: processes }, () => runChild(source, { DATABASE_URL: url }));
  await Promise.all(workers.map((worker) => worker.waitForOutput("ready")));
  return workers;
}

/** Distributes the attempts over the workers, or runs them in this process. */
async function attemptWith(workers: Child[], { classId, attempts }: Rush): Promise<Outcome[]> {
  if (workers.length === 0) return attemptAll({ classId, attempts });
  const outcomeLists = workers.map(async ({ process }, index) => {
    const own = attempts.filter((_, position) => position % workers.length === index);
    process.send({ classId, attempts: own });
    const [outcomes] = (await once(process, "message")) as [Outcome[]];
    return outcomes;
  });
  return (await Promise.all(outcomeLists)).flat();
}
