import { on } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../lib/provider/db/pglite";
import { openPostgres } from "../../lib/provider/db/postgres";
import type { Database } from "../../lib/provider/db/types";
import { seedIfEmpty } from "../../lib/provider/seed/seed";
import { run, type Child } from "./child";
import { fixture, now } from "./fixture";
import { createDatabase, postgresReachable } from "./postgres";
import type { Outcome } from "./rush";
import { adopt, makeClass, makeParents, makeStudents, type Student } from "./school";

/** Bookings per second on a database, asked by some processes at once. */
type Rate = { engine: "PGlite" | "PostgreSQL"; processes: number; perSecond: number };

const classes = 10;
const students = 200;

/** Every student books every class, all at once; rates by database, PostgreSQL only where there is one. */
export async function measureBookings(): Promise<Rate[]> {
  const rates = [await onPglite()];
  for (const processes of postgresReachable ? [1, 4] : []) rates.push(await onPostgres(processes));
  return rates;
}

async function onPglite(): Promise<Rate> {
  const dataDir = mkdtempSync(join(tmpdir(), "yuqiao-bookings-"));
  try {
    const { db, close } = await openPglite(dataDir);
    const school = await openSchool(db);
    await close();
    const perSecond = await measure(school, 1, { DATA_DIR: dataDir, DATABASE_URL: undefined });
    return { engine: "PGlite", processes: 1, perSecond };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(processes: number): Promise<Rate> {
  const { url, drop } = await createDatabase();
  try {
    const { db, close } = await openPostgres(url);
    const school = await openSchool(db);
    await close();
    return {
      engine: "PostgreSQL",
      processes,
      perSecond: await measure(school, processes, { DATABASE_URL: url }),
    };
  } finally {
    await drop();
  }
}

type School = { own: Student[]; classIds: number[] };

/** Two students to a parent who can pay for everything; one class more, to warm up with. */
async function openSchool(db: Database): Promise<School> {
  await seedIfEmpty(db, fixture, now);
  const own = await makeStudents(db, students, now);
  const parents = await makeParents(
    db,
    Array.from({ length: students / 2 }, () => 1000),
  );
  await adopt(
    db,
    parents.map((parentId, index) => ({ parentId, students: own.slice(2 * index, 2 * index + 2) })),
  );
  const classIds = [];
  for (let made = 0; made <= classes; made += 1) {
    classIds.push(await makeClass(db, { capacity: students, price: 10, at: now }));
  }
  return { own, classIds };
}

async function measure(
  { own, classIds: [first = 0, ...others] }: School,
  processes: number,
  variables: Record<string, string | undefined>,
): Promise<number> {
  const workers = Array.from({ length: processes }, () =>
    run(`import "project:testing/provider/rush-worker.ts";`, variables),
  );
  await Promise.all(workers.map((worker) => worker.says("ready")));
  await book(workers, own, [first]);
  const begun = performance.now();
  await book(workers, own, others);
  const seconds = (performance.now() - begun) / 1000;
  for (const { process } of workers) process.kill();
  await Promise.all(workers.map(({ ended }) => ended));
  return (own.length * others.length) / seconds;
}

/** @throws Error when somebody gets no seat: there is one for everybody. */
async function book(workers: Child[], own: Student[], classIds: number[]): Promise<void> {
  const done = workers.map(async ({ process }, index) => {
    const part = own.filter((_, position) => position % workers.length === index);
    const attempts = part.map((student) => ({ student, call: "bookCombo" as const }));
    // Listening before anything is sent: answers that come together must not be missed.
    const answers = on(process, "message");
    for (const classId of classIds) process.send({ classId, attempts });
    const outcomes: Outcome[] = [];
    for await (const [some] of answers as AsyncIterable<[Outcome[]]>) {
      outcomes.push(...some);
      if (outcomes.length === part.length * classIds.length) break;
    }
    const refused = outcomes.find((outcome) => outcome.refused !== undefined);
    if (refused) throw new Error(`A booking was refused: ${refused.refused}`);
  });
  await Promise.all(done);
}
