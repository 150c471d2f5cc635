import { and, asc, eq, isNull } from "drizzle-orm";
import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import { mayBeMinor } from "../../account/minor";
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
  const thisYear = now.getUTCFullYear();
  if (birthYear > thisYear || birthYear < thisYear - 120) throw refusal("wrongYear", language, "birth_year");
  if (mayBeMinor(birthYear, thisYear) && !consent) throw refusal("consentNeeded", language, "consent");
  return db.transaction((tx) =>
    once(tx, { scope: `account:${parent.id}`, key, call: "student", request, language }, async () => {
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, parent.id)).for("update");
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

/** Gives oneself, or a student of one's own, another name; a parent that has no login goes by its student's. */
export async function rename(
  { nickname, student_id: studentId }: AccountActionRequest<"name">,
  context: CallContext,
): Promise<AccountActionAnswer<"name">> {
  const db = await database();
  const account = await requireAccount(db, context);
  const { id, parentId } = studentId === undefined ? account : await ownStudent(db, account, studentId);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ nickname }).where(eq(accounts.id, id));
    if (parentId === null) return;
    const withoutLogin = and(eq(accounts.id, parentId), isNull(accounts.email));
    await tx.update(accounts).set({ nickname }).where(withoutLogin);
  });
  return { nickname };
}
