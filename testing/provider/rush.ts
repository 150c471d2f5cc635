import { eq, inArray } from "drizzle-orm";
import { runCall } from "../../lib/provider";
import { accounts, bookings, seriesClasses } from "../../lib/provider/db/schema";
import type { Database } from "../../lib/provider/db/types";
import { ProviderError } from "../../lib/provider/types";
import { now } from "./fixture";
import { random } from "./random";
import { adopt, makeClass, makeParents, type Student } from "./school";

/*
 * A rush on one class: far more students than seats, all at once. What is random about it comes from a seed: who
 * shares a parent, how many points there are, which attempts repeat a key, and the order of it all.
 */

/** An attempt to book a seat in the class: which student, by which of the two calls, with which Idempotency-Key. */
type Attempt = { student: Student; call: "bookCombo" | "preSaleApply"; key?: string };

export type Rush = {
  seed: number;
  classId: number;
  capacity: number;
  price: number;
  /** By parent: points before, and the students who share them. */
  families: { parentId: number; opening: number; students: Student[] }[];
  attempts: Attempt[];
};

/** Seats taken as the answer said, or the name of the refusal's code. */
export type Outcome = { studentId: number; key?: string; students?: number; refused?: string };

/** Points that pay for no seat, for one, for some, or for all of a large family. */
const openings = (price: number) => [0, price - 1, price, 2 * price - 1, 2 * price, 5 * price] as const;

/** Deals the students to new families and plans five attempts for each, in a mixed order. */
export async function planRush(db: Database, students: Student[], seed: number): Promise<Rush> {
  const { below, one, shuffled } = random(seed);
  const [capacity, price] = [10, 30];
  const families: { opening: number; students: Student[] }[] = [];
  for (const left = shuffled(students); left.length > 0;) {
    families.push({ opening: one(openings(price)), students: left.splice(0, 1 + below(5)) });
  }
  const parents = await makeParents(
    db,
    families.map(({ opening }) => opening),
  );
  const dealt = families.map((family, index) => ({ ...family, parentId: parents[index] ?? 0 }));
  await adopt(db, dealt);
  // A key is good for one request: each rush has its own, and each call.
  const [a, b] = [`${seed}a`, `${seed}b`];
  const attempts = students.flatMap((student): Attempt[] => [
    { student, call: "bookCombo", key: a },
    { student, call: "bookCombo", key: a },
    { student, call: "bookCombo" },
    { student, call: "preSaleApply" },
    { student, call: "preSaleApply", key: one([undefined, b]) },
  ]);
  const classId = await makeClass(db, { capacity, price, at: now });
  return { seed, classId, capacity, price, families: dealt, attempts: shuffled(attempts) };
}

/** Makes the attempts all at once, on this process's database. */
export function attemptAll({ classId, attempts }: Pick<Rush, "classId" | "attempts">): Promise<Outcome[]> {
  return Promise.all(
    attempts.map(async ({ student, call, key }): Promise<Outcome> => {
      const context = { token: student.token, language: "en-US", idempotencyKey: key, now } as const;
      const own = { studentId: student.id, key };
      try {
        const answer =
          call === "bookCombo"
            ? await runCall(call, { class_id: classId }, context)
            : await runCall(call, { id: classId }, context);
        return { ...own, students: answer?.students };
      } catch (error) {
        return { ...own, refused: error instanceof ProviderError ? error.codeName : String(error) };
      }
    }),
  );
}

/** What became of a rush, as plain counts that a test can set beside what must be. */
export async function tally(db: Database, rush: Rush, outcomes: Outcome[]) {
  const [wanted] = await db.select().from(seriesClasses).where(eq(seriesClasses.id, rush.classId));
  const seats = await db.select().from(bookings).where(eq(bookings.classId, rush.classId));
  const parents = await db
    .select()
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        rush.families.map(({ parentId }) => parentId),
      ),
    );
  const taken = new Set(seats.map(({ studentId }) => studentId));
  const balance = new Map(parents.map(({ id, points }) => [id, points]));
  const told = new Set(outcomes.filter(isSeat).map(({ studentId }) => studentId));
  return {
    seed: rush.seed,
    counter: wanted?.students,
    seats: seats.length,
    told: told.size,
    wrong: {
      /** Told of a seat that is not there, or not told of one that is. */
      answers: [...told, ...taken].filter((id) => !told.has(id) || !taken.has(id)),
      /** A key that was answered in two ways; which refusal it was may change with time. */
      repetitions: [...answersByKey(outcomes)].filter(([, answers]) => answers.size > 1),
      families: rush.families.filter(({ parentId, opening, students }) => {
        const bought = students.filter(({ id }) => taken.has(id)).length;
        return balance.get(parentId) !== opening - bought * rush.price;
      }),
      refusals: outcomes.filter(({ refused }) => refused !== undefined && !fair.has(refused)),
    },
  };
}

function answersByKey(outcomes: Outcome[]): Map<string, Set<number | undefined>> {
  const answers = new Map<string, Set<number | undefined>>();
  for (const { studentId, key, students } of outcomes) {
    if (key === undefined) continue;
    const own = answers.get(`${studentId} ${key}`) ?? new Set();
    answers.set(`${studentId} ${key}`, own.add(students));
  }
  return answers;
}

const isSeat = ({ students }: Outcome) => students !== undefined;

const fair = new Set(["classFull", "alreadyApplied", "notEnoughPoints"]);
