import { asc, eq, inArray, sql } from "drizzle-orm";
import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import { trialStates, type TrialState } from "../../account/trial-states";
import { database } from "../db/connect";
import { accounts, trialLessons } from "../db/schema";
import type { Connection, Database } from "../db/types";
import { alias } from "drizzle-orm/pg-core";
import type { CallContext } from "../types";
import { tellOfTrial } from "../notices/members";
import { ownStudent, parentOf } from "./family";
import { requireAccount } from "./tokens";

/*
 * The free trial lesson of a family, from asked for through arranged to held or missed. A family asks; the school
 * arranges and holds it, which is the desk's (lib/provider/desk/trials.ts).
 */

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
  states: readonly TrialState[] = trialStates,
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

/** Those that wait for the school, as JSON. */
export async function* trials({ db }: Connection) {
  yield JSON.stringify(await readTrialLessons(db, ["asked", "arranged"]));
}
