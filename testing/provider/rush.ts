import { eq, inArray } from "drizzle-orm";
import { runCall } from "../../lib/app/bootstrap/embedded-provider";
import { accounts, bookings, seriesClasses } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import { ProviderError } from "../../lib/base/contract/provider-error";
import { now } from "./fixture";
import { createRandom } from "./random";
import { assignParents, makeClass, makeParents, type Student } from "./school";

/*
 * A rush on one class: concurrent bookings by far more students than it has seats. The families, their points, repeated
 * idempotency keys and the order of attempts are random, from a seed.
 */

/** A student's attempt to book a seat; `key` is its Idempotency-Key. */
type Attempt = { student: Student; call: "bookCombo" | "preSaleApply"; key?: string };

export type Rush = {
  seed: number;
  classId: number;
  capacity: number;
  price: number;
  /** Parents with their points before the rush and the students who share them. */
  families: { parentId: number; openingBalance: number; students: Student[] }[];
  attempts: Attempt[];
};

/** The number of seats taken according to the response, or the code name of the refusal. */
export type Outcome = { studentId: number; key?: string; students?: number; rejection?: string };

/** Balances that pay for no seat, one, some, or all seats of a large family. */
const openingBalances = (price: number) =>
  [0, price - 1, price, 2 * price - 1, 2 * price, 5 * price] as const;

/** Assigns the students to new families and plans five attempts for each, in random order. */
export async function planRush(db: Database, students: Student[], seed: number): Promise<Rush> {
  const { below, pick, shuffle } = createRandom(seed);
  const [capacity, price] = [10, 30];
  const families: { openingBalance: number; students: Student[] }[] = [];
  for (const remaining = shuffle(students); remaining.length > 0;) {
    families.push({
      openingBalance: pick(openingBalances(price)),
      students: remaining.splice(0, 1 + below(5)),
    });
  }
  const parents = await makeParents(
    db,
    families.map(({ openingBalance: opening }) => opening),
  );
  const familiesWithParents = families.map((family, index) => ({ ...family, parentId: parents[index] ?? 0 }));
  await assignParents(db, familiesWithParents);
  // An idempotency key is valid for one request, so each rush and call has its own.
  const [comboKey, preSaleKey] = [`${seed}a`, `${seed}b`];
  const attempts = students.flatMap((student): Attempt[] => [
    { student, call: "bookCombo", key: comboKey },
    { student, call: "bookCombo", key: comboKey },
    { student, call: "bookCombo" },
    { student, call: "preSaleApply" },
    { student, call: "preSaleApply", key: pick([undefined, preSaleKey]) },
  ]);
  const classId = await makeClass(db, { capacity, price, at: now });
  return { seed, classId, capacity, price, families: familiesWithParents, attempts: shuffle(attempts) };
}

/** Makes all attempts concurrently on this process's database. */
export const attemptAll = ({ classId, attempts }: Pick<Rush, "classId" | "attempts">): Promise<Outcome[]> =>
  Promise.all(attempts.map((one) => attempt(classId, one)));

/** Makes an attempt, again after too long a wait in the queue, as on a busy machine. */
async function attempt(classId: number, { student, call, key }: Attempt): Promise<Outcome> {
  const context = { token: student.token, language: "en-US", idempotencyKey: key, now } as const;
  const outcome = { studentId: student.id, key };
  for (;;)
    try {
      const answer =
        call === "bookCombo"
          ? await runCall(call, { class_id: classId }, context)
          : await runCall(call, { id: classId }, context);
      return { ...outcome, students: answer?.students };
    } catch (error) {
      const rejection = error instanceof ProviderError ? error.codeName : String(error);
      if (rejection !== "tooManyRequests") return { ...outcome, rejection };
    }
}

/** Summarizes a rush as counts and lists of inconsistencies, which tests compare with the expected values. */
export async function tally(db: Database, rush: Rush, outcomes: Outcome[]) {
  const [seriesClass] = await db.select().from(seriesClasses).where(eq(seriesClasses.id, rush.classId));
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
  const balances = new Map(parents.map(({ id, points }) => [id, points]));
  const confirmed = new Set(outcomes.filter(hasSeat).map(({ studentId }) => studentId));
  return {
    seed: rush.seed,
    counter: seriesClass?.students,
    seats: seats.length,
    confirmed: confirmed.size,
    errors: {
      /** Students whose confirmations do not match their stored seats. */
      answers: [...confirmed, ...taken].filter((id) => !confirmed.has(id) || !taken.has(id)),
      /** Keys with two different results; refusals may differ in their code. */
      repetitions: [...groupResponsesByKey(outcomes)].filter(([, counts]) => counts.size > 1),
      families: rush.families.filter(({ parentId, openingBalance, students }) => {
        const bought = students.filter(({ id }) => taken.has(id)).length;
        return balances.get(parentId) !== openingBalance - bought * rush.price;
      }),
      refusals: outcomes.filter(
        ({ rejection }) => rejection !== undefined && !expectedRejections.has(rejection),
      ),
    },
  };
}

function groupResponsesByKey(outcomes: Outcome[]): Map<string, Set<number | undefined>> {
  const responses = new Map<string, Set<number | undefined>>();
  for (const { studentId, key, students } of outcomes) {
    if (key === undefined) continue;
    const counts = responses.get(`${studentId} ${key}`) ?? new Set();
    responses.set(`${studentId} ${key}`, counts.add(students));
  }
  return responses;
}

const hasSeat = ({ students }: Outcome) => students !== undefined;

const expectedRejections = new Set(["classFull", "alreadyApplied", "notEnoughPoints"]);
