import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import { CommandRefusal } from "../admin/refusal";
import { database } from "../db/connect";
import { accounts, trialLessons } from "../db/schema";
import type { Connection, Database } from "../db/types";
import { alias } from "drizzle-orm/pg-core";
import type { CallContext } from "../types";
import { tellOfTrial } from "../notices/members";
import { ownStudent, parentOf } from "./family";
import { requireAccount } from "./tokens";

/*
 * The free trial lesson of a family, from asked for through arranged to held. A family asks; the school arranges and
 * holds it, which is the desk's.
 */

export type TrialState = (typeof trialLessons.$inferSelect)["state"];

/** A request as staff see it. */
export type TrialRequest = {
  id: number;
  state: TrialState;
  asked_at: string;
  /** When it begins; null until it is arranged. */
  starts_at: string | null;
  student: string;
  birth_year: number | null;
  /** Where the family is written to, and in which language; null where it was erased. */
  email: string | null;
  language: string | null;
};

/**
 * Asks for the trial lesson of the caller's family, for the caller or one of a parent's students. Asked for again it
 * stays as it is, whoever asks first.
 * @throws ProviderError notAllowed for a teacher, and notFound for a student of someone else.
 */
export async function askForTrial(
  { student_id: studentId }: AccountActionRequest<"trial">,
  context: CallContext,
): Promise<AccountActionAnswer<"trial">> {
  const { now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const student = await ownStudent(db, account, studentId);
  const parentId = parentOf(account);
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(trialLessons)
      .values({ parentId, studentId: student.id, createdAt: now })
      .onConflictDoNothing({ target: trialLessons.parentId })
      .returning({ id: trialLessons.id });
    if (made) await tellOfTrial(tx, { id: made.id, student, now });
  });
  const [row] = await db.select().from(trialLessons).where(eq(trialLessons.parentId, parentId));
  return { state: row?.state ?? "none" };
}

const parents = alias(accounts, "parents");

/** The requests in some states, or all of them, the longest waiting first. */
export async function readTrialLessons(
  db: Database,
  states: readonly TrialState[] = ["asked", "arranged", "held"],
): Promise<TrialRequest[]> {
  const rows = await db
    .select({
      row: trialLessons,
      student: accounts.nickname,
      birthYear: accounts.birthYear,
      email: sql<string | null>`coalesce(${accounts.email}, ${parents.email})`,
      language: sql<string | null>`coalesce(${accounts.language}, ${parents.language})`,
    })
    .from(trialLessons)
    .innerJoin(accounts, eq(accounts.id, trialLessons.studentId))
    .innerJoin(parents, eq(parents.id, trialLessons.parentId))
    .where(inArray(trialLessons.state, [...states]))
    .orderBy(asc(trialLessons.createdAt), asc(trialLessons.id));
  return rows.map(({ row, student, birthYear, email, language }) => ({
    id: row.id,
    state: row.state,
    asked_at: row.createdAt.toISOString(),
    starts_at: row.startsAt?.toISOString() ?? null,
    student,
    birth_year: birthYear,
    email,
    language,
  }));
}

/**
 * Notes when the trial lesson begins; another time may replace one that was arranged.
 * @throws CommandRefusal for one that was held, or that nobody asked for.
 */
export function arrangeTrial(db: Database, id: number, startsAt: Date): Promise<void> {
  return move(db, id, ["asked", "arranged"], { state: "arranged", startsAt });
}

/** The time that was arranged fell through: it waits for another one. @throws CommandRefusal as above. */
export function reopenTrial(db: Database, id: number): Promise<void> {
  return move(db, id, ["arranged"], { state: "asked", startsAt: null });
}

/** The trial lesson was held. @throws CommandRefusal for one that is not arranged. */
export function holdTrial(db: Database, id: number): Promise<void> {
  return move(db, id, ["arranged"], { state: "held" });
}

type Change = Partial<Pick<typeof trialLessons.$inferInsert, "state" | "startsAt">>;

/** One statement: of two who move it at once, the second sees what the first has made of it. */
async function move(db: Database, id: number, from: readonly TrialState[], change: Change): Promise<void> {
  const moved = await db
    .update(trialLessons)
    .set(change)
    .where(and(eq(trialLessons.id, id), inArray(trialLessons.state, [...from])))
    .returning({ id: trialLessons.id });
  if (moved.length === 0) throw new CommandRefusal(`The trial lesson ${id} is not ${from.join(" or ")}.`);
}

/** Those that wait for the school, as JSON. */
export async function* trials({ db }: Connection) {
  yield JSON.stringify(await readTrialLessons(db, ["asked", "arranged"]));
}
