import { asc, eq, inArray } from "drizzle-orm";
import type { TrialWishes } from "../../base/contract/trial-request";
import { trialStates, type TrialState } from "../../base/contract/trial-states";
import { accounts } from "../identity/tables";
import { trialLessons } from "./tables";
import type { Connection, Database } from "../../base/db/types";
import { contactEmail, contactLanguage, parents } from "../identity/member-columns";

/** A request as listed by the operator's command. */
export type TrialRequest = {
  id: number;
  state: TrialState;
  asked_at: string;
  /** Null until it is arranged. */
  starts_at: string | null;
  student: string;
  birth_year: number | null;
  /** The family's contact email; null if it was erased. */
  email: string | null;
  language: string | null;
  /** Null for requests from before the form had these fields. */
  wishes: TrialWishes | null;
};

/** The requests in the given states, oldest first. */
export async function readTrialLessons(
  db: Database,
  states: readonly TrialState[] = trialStates,
): Promise<TrialRequest[]> {
  const rows = await db
    .select({
      row: trialLessons,
      student: accounts.nickname,
      birthYear: accounts.birthYear,
      email: contactEmail,
      language: contactLanguage,
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
    wishes: row.wishes,
  }));
}

/** Yields the open requests and arranged lessons, as a `TrialRequest[]` in JSON. */
export async function* listTrials({ db }: Connection) {
  yield JSON.stringify(await readTrialLessons(db, ["asked", "arranged"]));
}
