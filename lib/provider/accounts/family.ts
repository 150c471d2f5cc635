import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import { birthYears } from "../../account/fields";
import { mayBeMinor } from "../../account/minor";
import type { Language } from "../../i18n/languages";
import { database } from "../db/connect";
import { accounts } from "../db/schema";
import type { Database } from "../db/types";
import { once } from "../once";
import { refusal } from "../refusals";
import { ProviderError, type CallContext } from "../types";
import { requireAccount, type Account } from "./tokens";

/* A parent and its students (docs/decisions/0025-families.md). */

/** Students that one parent opens: a large family, and a bound for who would fill the database. */
const maxStudents = 12;

/** The parent that an account is or belongs to; a teacher has none. @throws ProviderError notAllowed. */
export function parentOf({ id, kind, parentId }: Account): number {
  if (kind === "teacher") throw new ProviderError("notAllowed", "");
  return parentId ?? id;
}

/** A parent's students, the eldest account first; of a student, that one alone. Erased ones are not told of. */
export async function studentsOf(db: Database, account: Account): Promise<Account[]> {
  if (account.kind === "student") return [account];
  const rows = await db
    .select()
    .from(accounts)
    .where(eq(accounts.parentId, parentOf(account)))
    .orderBy(asc(accounts.id));
  return rows.filter(({ nickname }) => nickname !== "");
}

/**
 * The student for whom something is asked: oneself, or one of a parent's own.
 * @throws ProviderError notAllowed for a teacher, and notFound for a student of someone else, whether there or not.
 */
export async function ownStudent(
  db: Database,
  account: Account,
  studentId: number | undefined,
): Promise<Account> {
  parentOf(account);
  const found = (await studentsOf(db, account)).filter(({ id }) => id === (studentId ?? account.id));
  if (!found[0]) throw new ProviderError("notFound", "");
  return found[0];
}

/**
 * Opens a student account under the calling parent. It has no login of its own: the parent acts for it. The parent's
 * row is locked, so that many at once stay within the bound.
 * @throws ProviderError notAllowed for who is no parent; invalidInput for a year that nobody can be born in, without
 * consent for a minor, or beyond the most.
 */
export async function openStudent(
  request: AccountActionRequest<"student">,
  context: CallContext,
): Promise<AccountActionAnswer<"student">> {
  const { nickname, birth_year: birthYear, consent } = request;
  const { language, idempotencyKey: key, now = new Date() } = context;
  const db = await database();
  const parent = await requireAccount(db, context);
  if (parent.kind !== "parent") throw new ProviderError("notAllowed", "");
  checkYear(birthYear, now, language);
  if (mayBeMinor(birthYear, now.getUTCFullYear()) && !consent)
    throw refusal("consentNeeded", language, "consent");
  return db.transaction((tx) =>
    once(tx, { scope: `account:${parent.id}`, key, call: "student", request, language }, async () => {
      // Not one that was erased meanwhile.
      const there = and(eq(accounts.id, parent.id), ne(accounts.nickname, ""));
      const [held] = await tx.select({ id: accounts.id }).from(accounts).where(there).for("update");
      if (!held) throw new ProviderError("tokenFailure", "");
      if ((await tx.$count(accounts, eq(accounts.parentId, parent.id))) >= maxStudents) {
        throw refusal("familyFull", language);
      }
      const [made] = await tx
        .insert(accounts)
        .values({
          kind: "student",
          nickname,
          birthYear,
          consentAt: consent ? now : null,
          language: parent.language,
          parentId: parent.id,
          createdAt: now,
        })
        .returning({ id: accounts.id });
      if (!made) throw new Error("an inserted row did not come back");
      return made;
    }),
  );
}

/** @throws ProviderError invalidInput for a year that nobody alive can be born in. */
function checkYear(birthYear: number, now: Date, language: Language): void {
  const { from, to } = birthYears(now.getUTCFullYear());
  if (birthYear < from || birthYear > to) throw refusal("wrongYear", language, "birth_year");
}

/**
 * Puts right the name and, where it is given, the year of birth of one of the calling parent's students. A consent
 * that was given stays; where the new year wants one that there is not, it has to come along.
 * @throws ProviderError notAllowed for who is no parent; notFound for a student of someone else, whether there or
 * not; invalidInput for a year that nobody can be born in, or without the consent that it wants.
 */
export async function correctStudent(
  request: AccountActionRequest<"correct-student">,
  context: CallContext,
): Promise<AccountActionAnswer<"correct-student">> {
  const { student_id: studentId, nickname, birth_year: birthYear, consent } = request;
  const { language, now = new Date() } = context;
  const db = await database();
  const parent = await requireAccount(db, context);
  if (parent.kind !== "parent") throw new ProviderError("notAllowed", "");
  const student = await ownStudent(db, parent, studentId);
  if (birthYear !== undefined) checkYear(birthYear, now, language);
  // Of the year when the account was opened, as the database has it: who was a minor then was consented for then.
  const minor = birthYear !== undefined && mayBeMinor(birthYear, student.createdAt.getUTCFullYear());
  const lacksConsent = minor && student.consentAt === null;
  if (lacksConsent && !consent) throw refusal("consentNeeded", language, "consent");
  const [corrected] = await db
    .update(accounts)
    .set({ nickname, birthYear, ...(lacksConsent && { consentAt: now }) })
    // Not one that was erased meanwhile.
    .where(and(eq(accounts.id, student.id), ne(accounts.nickname, "")))
    .returning({ nickname: accounts.nickname, birth_year: accounts.birthYear });
  if (!corrected) throw new ProviderError("notFound", "");
  return corrected;
}

/** Gives oneself another name; a parent that has no login goes by its student's. */
export async function rename(
  { nickname }: AccountActionRequest<"name">,
  context: CallContext,
): Promise<AccountActionAnswer<"name">> {
  const db = await database();
  const { id, parentId } = await requireAccount(db, context);
  await db.transaction(async (tx) => {
    const there = and(eq(accounts.id, id), ne(accounts.nickname, ""));
    const renamed = await tx.update(accounts).set({ nickname }).where(there).returning({ id: accounts.id });
    if (renamed.length === 0) throw new ProviderError("tokenFailure", "");
    if (parentId === null) return;
    const withoutLogin = and(eq(accounts.id, parentId), isNull(accounts.email));
    await tx.update(accounts).set({ nickname }).where(withoutLogin);
  });
  return { nickname };
}
