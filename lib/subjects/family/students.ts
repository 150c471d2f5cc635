import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { familyActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import { birthYears } from "../../base/contract/account-fields";
import { maxStudents } from "./limits";
import { mayBeMinor } from "./minor";
import type { Language } from "../../base/i18n/languages";
import { recordConsents } from "../consents/record";
import { database } from "../../base/db/connect";
import { accounts } from "../identity/tables";
import type { Database } from "../../base/db/types";
import { withIdempotency } from "../../engines/calls/idempotency";
import { refusal } from "../../engines/calls/refusals";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "../../engines/calls/context";
import { requireAccount, type Account } from "../identity/tokens";

/* Parent accounts and their students (docs/decisions/0014-accounts.md). */

/** The id of the parent that an account is or belongs to. @throws ProviderError notAllowed for a teacher. */
export function requireParentId({ id, kind, parentId }: Account): number {
  if (kind === "teacher") throw new ProviderError("notAllowed", "");
  return parentId ?? id;
}

/** A parent's students, oldest account first, without erased ones; for a student, only that student. */
export async function listStudents(db: Database, account: Account): Promise<Account[]> {
  if (account.kind === "student") return [account];
  const rows = await db
    .select()
    .from(accounts)
    .where(eq(accounts.parentId, requireParentId(account)))
    .orderBy(asc(accounts.id));
  return rows.filter(({ nickname }) => nickname !== "");
}

/**
 * The student that a request is for: the caller, or one of a parent's students.
 * @throws ProviderError notAllowed for a teacher; notFound for any other id, whether or not it exists.
 */
export async function requireOwnStudent(
  db: Database,
  account: Account,
  studentId: number | undefined,
): Promise<Account> {
  requireParentId(account);
  const found = (await listStudents(db, account)).filter(({ id }) => id === (studentId ?? account.id));
  if (!found[0]) throw new ProviderError("notFound", "");
  return found[0];
}

/**
 * Creates a student account under the calling parent. It has no login; the parent acts for it. Locks the parent's row,
 * so that concurrent calls cannot exceed the maximum.
 * @throws ProviderError notAllowed if the caller is not a parent; invalidInput for an impossible year of birth, a minor
 * without consent, or too many students.
 */
export async function createStudent(
  request: RequestOf<typeof familyActions, "student">,
  context: CallContext,
): Promise<ResponseOf<typeof familyActions, "student">> {
  const { nickname, birth_year: birthYear, consent } = request;
  const { language, idempotencyKey: key, now = new Date() } = context;
  const db = await database();
  const parent = await requireAccount(db, context);
  if (parent.kind !== "parent") throw new ProviderError("notAllowed", "");
  requireBirthYear(birthYear, now, language);
  if (mayBeMinor(birthYear, now.getUTCFullYear()) && !consent)
    throw refusal("consentNeeded", language, "consent");
  return db.transaction((tx) =>
    withIdempotency(
      tx,
      { scope: `account:${parent.id}`, key, call: "student", request, language },
      async () => {
        // The parent may have been erased concurrently.
        const locked = await lockParentForStudent(tx, parent.id);
        if (!locked) throw new ProviderError("tokenFailure", "");
        if (locked.isFull) throw refusal("familyFull", language);
        return addStudent(tx, locked.parent, { nickname, birthYear, hasConsent: consent, language, now });
      },
    ),
  );
}

type ParentForStudent = { parent: Account; isFull: boolean };

/**
 * Locks a parent for a new student, so that concurrent calls cannot exceed the maximum.
 * @returns undefined for another account than a parent, or an erased one
 */
export async function lockParentForStudent(tx: Database, id: number): Promise<ParentForStudent | undefined> {
  const [parent] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.kind, "parent"), ne(accounts.nickname, "")))
    .for("update");
  if (!parent) return undefined;
  const isFull = (await tx.$count(accounts, eq(accounts.parentId, id))) >= maxStudents;
  return { parent, isFull };
}

type NewStudent = {
  nickname: string;
  birthYear: number | null;
  /** Whether the parent agreed to the privacy policy for the student. */
  hasConsent: boolean;
  /** The language in which the parent agreed. */
  language: Language;
  now: Date;
};

/** Adds a student without a login to a locked parent; a family that awaits acceptance consents when it accepts. */
export async function addStudent(
  tx: Database,
  { id: parentId, language: ownLanguage, awaitsAcceptance }: Account,
  { nickname, birthYear, hasConsent, language, now }: NewStudent,
): Promise<{ id: number }> {
  const [insertedRow] = await tx
    .insert(accounts)
    .values({
      ...{ kind: "student", nickname, birthYear, parentId, awaitsAcceptance, createdAt: now },
      ...{ language: ownLanguage, consentAt: hasConsent ? now : null },
    })
    .returning({ id: accounts.id });
  if (!insertedRow) throw new Error("the insert returned no row");
  if (hasConsent) await recordGuardianConsent(tx, insertedRow.id, { language, now });
  return insertedRow;
}

/** Records that the parent agreed to the privacy policy for a student who may be a minor. */
const recordGuardianConsent = (tx: Database, studentId: number, given: { language: Language; now: Date }) =>
  recordConsents(tx, { accountId: studentId }, { documents: ["privacy"], ...given });

/** @throws ProviderError invalidInput for a year of birth in the future or too long ago. */
function requireBirthYear(birthYear: number, now: Date, language: Language): void {
  const { from, to } = birthYears(now.getUTCFullYear());
  if (birthYear < from || birthYear > to) throw refusal("wrongYear", language, "birth_year");
}

/**
 * Corrects the name and, if present, the year of birth of one of the calling parent's students. An earlier consent
 * stays valid; if the new year requires consent and there is none, the request must contain it.
 * @throws ProviderError notAllowed if the caller is not a parent; notFound for another family's student, whether or not
 * it exists; invalidInput for an impossible year of birth or a missing consent.
 */
export async function correctStudent(
  request: RequestOf<typeof familyActions, "correct-student">,
  context: CallContext,
): Promise<ResponseOf<typeof familyActions, "correct-student">> {
  const { student_id: studentId, nickname, birth_year: birthYear, consent } = request;
  const { language, now = new Date() } = context;
  const db = await database();
  const parent = await requireAccount(db, context);
  if (parent.kind !== "parent") throw new ProviderError("notAllowed", "");
  const student = await requireOwnStudent(db, parent, studentId);
  if (birthYear !== undefined) requireBirthYear(birthYear, now, language);
  // Whether consent is required depends on the age when the account was created, like the check in the database.
  const wasMinor = birthYear !== undefined && mayBeMinor(birthYear, student.createdAt.getUTCFullYear());
  const lacksConsent = wasMinor && student.consentAt === null;
  if (lacksConsent && !consent) throw refusal("consentNeeded", language, "consent");
  return db.transaction(async (tx) => {
    const [updatedRow] = await tx
      .update(accounts)
      .set({ nickname, birthYear, ...(lacksConsent && { consentAt: now }) })
      // The student may have been erased concurrently.
      .where(and(eq(accounts.id, student.id), ne(accounts.nickname, "")))
      .returning({ nickname: accounts.nickname, birth_year: accounts.birthYear });
    if (!updatedRow) throw new ProviderError("notFound", "");
    if (lacksConsent) await recordGuardianConsent(tx, student.id, { language, now });
    return updatedRow;
  });
}

/** Renames the caller. A parent without a login always has its student's name. */
export async function renameAccount(
  { nickname }: RequestOf<typeof familyActions, "name">,
  context: CallContext,
): Promise<ResponseOf<typeof familyActions, "name">> {
  const db = await database();
  const { id, parentId } = await requireAccount(db, context);
  await db.transaction(async (tx) => {
    const notErased = and(eq(accounts.id, id), ne(accounts.nickname, ""));
    const updatedRows = await tx
      .update(accounts)
      .set({ nickname })
      .where(notErased)
      .returning({ id: accounts.id });
    if (updatedRows.length === 0) throw new ProviderError("tokenFailure", "");
    if (parentId === null) return;
    const parentWithoutLogin = and(eq(accounts.id, parentId), isNull(accounts.email));
    await tx.update(accounts).set({ nickname }).where(parentWithoutLogin);
  });
  return { nickname };
}
