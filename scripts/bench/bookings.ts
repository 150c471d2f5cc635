import { on } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../lib/base/db/pglite";
import { openPostgres } from "../../lib/base/db/postgres";
import type { Database } from "../../lib/base/db/types";
import { seedIfEmpty } from "../../lib/app/demo/seed";
import { runChild, type Child } from "../../testing/provider/child";
import { fixture, now } from "../../testing/provider/fixture";
import { createDatabase, postgresReachable } from "../../testing/provider/postgres";
import type { Outcome } from "../../testing/provider/rush";
import {
  assignParents,
  makeClass,
  makeParents,
  makeStudents,
  type Student,
} from "../../testing/provider/school";
import { markdownTable, rounded } from "./table.mjs";

/** Bookings per second on a database with a number of concurrent processes. */
type Rate = { engine: "PGlite" | "PostgreSQL"; processes: number; perSecond: number };

const classCount = 10;
const studentCount = 200;

/**
 * Bookings per second when every student books every class at the same time, on PGlite and, if available, PostgreSQL. A
 * Markdown table.
 */
export async function bookingsText(): Promise<string> {
  const rates = [await measurePglite()];
  for (const processes of postgresReachable ? [1, 4] : []) rates.push(await measurePostgres(processes));
  return markdownTable([
    ["Database", "Processes", "Bookings per second"],
    ...rates.map(({ engine, processes, perSecond }) => [engine, processes, rounded(perSecond)]),
  ]);
}

async function measurePglite(): Promise<Rate> {
  const dataDir = mkdtempSync(join(tmpdir(), "yuqiao-bookings-"));
  try {
    const { db, close } = await openPglite(dataDir);
    const school = await createSchool(db);
    await close();
    const perSecond = await measure(school, 1, { DATA_DIR: dataDir, DATABASE_URL: undefined });
    return { engine: "PGlite", processes: 1, perSecond };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePostgres(processes: number): Promise<Rate> {
  const { url, drop } = await createDatabase();
  try {
    const { db, close } = await openPostgres(url);
    const school = await createSchool(db);
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

type School = { students: Student[]; classIds: number[] };

/** Creates students in pairs with a parent who can pay for everything, and one extra class for the warm-up. */
async function createSchool(db: Database): Promise<School> {
  await seedIfEmpty(db, fixture, now);
  const students = await makeStudents(db, studentCount, now);
  const parents = await makeParents(
    db,
    Array.from({ length: studentCount / 2 }, () => 1000),
  );
  await assignParents(
    db,
    parents.map((parentId, index) => ({ parentId, students: students.slice(2 * index, 2 * index + 2) })),
  );
  const classIds = [];
  for (let index = 0; index <= classCount; index += 1) {
    classIds.push(await makeClass(db, { capacity: studentCount, price: 10, at: now }));
  }
  return { students, classIds };
}

async function measure(
  { students, classIds: [first = 0, ...others] }: School,
  processes: number,
  variables: Record<string, string | undefined>,
): Promise<number> {
  const workers = Array.from({ length: processes }, () =>
    runChild(`import "project:testing/provider/rush-worker.ts";`, variables),
  );
  await Promise.all(workers.map((worker) => worker.waitForOutput("ready")));
  await book(workers, students, [first]);
  const startedAt = performance.now();
  await book(workers, students, others);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const { process } of workers) process.kill();
  await Promise.all(workers.map(({ exit }) => exit));
  return (students.length * others.length) / seconds;
}

/**
 * Books the classes for all students, distributed over the workers.
 * @throws Error if a booking is refused, since there are enough seats
 */
async function book(workers: Child[], students: Student[], classIds: number[]): Promise<void> {
  const workerRuns = workers.map(async ({ process }, index) => {
    const assigned = students.filter((_, position) => position % workers.length === index);
    const attempts = assigned.map((student) => ({ student, call: "bookCombo" as const }));
    // Listen before sending, so that no message is missed.
    const messages = on(process, "message");
    for (const classId of classIds) process.send({ classId, attempts });
    const outcomes: Outcome[] = [];
    for await (const [batch] of messages as AsyncIterable<[Outcome[]]>) {
      outcomes.push(...batch);
      if (outcomes.length === assigned.length * classIds.length) break;
    }
    const rejected = outcomes.find((outcome) => outcome.rejection !== undefined);
    if (rejected) throw new Error(`A booking was refused: ${rejected.rejection}`);
  });
  await Promise.all(workerRuns);
}
