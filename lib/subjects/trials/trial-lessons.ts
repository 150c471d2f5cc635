import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { trialActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import { normalizeContact } from "./trial-contact";
import type { TrialWishes } from "../../base/contract/trial-request";
import { endedTrialStates } from "../../base/contract/trial-states";
import type { Language } from "../../base/i18n/languages";
import { database } from "../../base/db/connect";
import { accounts } from "../identity/tables";
import { trialLessons } from "./tables";
import type { Database } from "../../base/db/types";
import { deleteLinkNotifications } from "../../engines/meeting-links/notify";
import { notifyTrialRequest, notifyTrialUpdate, notifyTrialWithdrawal } from "./notify";
import { withIdempotency } from "../../engines/calls/idempotency";
import { refusal } from "../../engines/calls/refusals";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "../../engines/calls/context";
import { requireOwnStudent, requireParentId } from "../family/students";
import { requireAccount, type Account } from "../identity/tokens";

/*
 * The free trial lesson of a family; each family has at most one row. States: asked, arranged, then held or missed.
 * A request that was withdrawn or closed can be made again. The desk's part is in lib/subjects/trials/arrange.ts.
 */

type TrialRow = typeof trialLessons.$inferSelect;

/**
 * Requests the family's trial lesson for the caller or one of a parent's students. Allowed again after the request was
 * withdrawn or closed.
 * @throws ProviderError notAllowed for a teacher; notFound for another family's student; invalidInput for an invalid
 * contact; alreadyApplied if the family already has a request.
 */
export async function requestTrial(
  { student_id: studentId, ...wishesInput }: RequestOf<typeof trialActions, "trial">,
  context: CallContext,
): Promise<ResponseOf<typeof trialActions, "trial">> {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const student = await requireOwnStudent(db, account, studentId);
  const parentId = requireParentId(account);
  const wishes = normalizeWishes(wishesInput, language);
  const request = { student_id: student.id, ...wishes };
  return runOnce(db, { name: "trial", account, request, context }, async (tx) => {
    await lockAccount(tx, student.id);
    const newFields = { studentId: student.id, wishes, createdAt: now };
    const [insertedRow] = await tx
      .insert(trialLessons)
      .values({ parentId, ...newFields })
      .onConflictDoNothing({ target: trialLessons.parentId })
      .returning();
    const row = insertedRow ?? (await reopenRequest(tx, parentId, newFields));
    if (!row) throw refusal("trialRequested", language);
    await notifyTrialRequest(tx, { id: row.id, student, now, wishes, isFirst: insertedRow !== undefined });
    return { state: row.state };
  });
}

/** @returns undefined if the request is still open, or its lesson was held or missed. */
async function reopenRequest(
  tx: Database,
  parentId: number,
  newFields: Pick<TrialRow, "studentId" | "wishes" | "createdAt">,
): Promise<TrialRow | undefined> {
  const [row] = await tx
    .update(trialLessons)
    .set({ ...newFields, state: "asked", endedAt: null, revision: sql`${trialLessons.revision} + 1` })
    .where(and(eq(trialLessons.parentId, parentId), inArray(trialLessons.state, [...endedTrialStates])))
    .returning();
  return row;
}

/**
 * Changes the wishes of a trial lesson that is not arranged yet.
 * @throws ProviderError notFound without a request; notAllowed for a teacher, for another student of the family, for a
 * stale revision, and for a lesson that is arranged.
 */
export async function changeTrialWishes(
  { revision, ...wishesInput }: RequestOf<typeof trialActions, "change-trial">,
  context: CallContext,
): Promise<ResponseOf<typeof trialActions, "change-trial">> {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  requireParentId(account);
  const wishes = normalizeWishes(wishesInput, language);
  const request = { revision, ...wishes };
  return runOnce(db, { name: "change-trial", account, request, context }, async (tx) => {
    const { row, student } = await lockOwnTrial(tx, account);
    if (row.state === "arranged") throw refusal("trialScheduled", language);
    if (row.state !== "asked" || row.revision !== revision) throw refusal("trialChanged", language);
    await tx
      .update(trialLessons)
      .set({ wishes, revision: revision + 1 })
      .where(eq(trialLessons.id, row.id));
    await notifyTrialUpdate(tx, { id: row.id, student, now, wishes });
    return { state: row.state };
  });
}

/**
 * Withdraws the request, or the arranged lesson before it starts. Idempotent.
 * @throws ProviderError notFound without a request; notAllowed for a teacher, for another student of the family, and
 * for a stale revision; deadlinePassed once the lesson has started.
 */
export async function withdrawTrial(
  { revision }: RequestOf<typeof trialActions, "withdraw-trial">,
  context: CallContext,
): Promise<ResponseOf<typeof trialActions, "withdraw-trial">> {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  requireParentId(account);
  return db.transaction(async (tx) => {
    const { row, student } = await lockOwnTrial(tx, account);
    if (row.state === "withdrawn") return { state: row.state };
    if (row.state === "held" || row.state === "missed" || (row.startsAt && row.startsAt <= now))
      throw refusal("trialBegun", language);
    if (row.state === "closed" || row.revision !== revision) throw refusal("trialChanged", language);
    await tx
      .update(trialLessons)
      .set({
        ...{ state: "withdrawn", endedAt: now, revision: revision + 1 },
        ...{ startsAt: null, teacherId: null, meetingUrl: null },
      })
      .where(eq(trialLessons.id, row.id));
    const { startsAt, teacherId } = row;
    await deleteLinkNotifications(tx, { of: "trial", id: row.id }, now);
    await notifyTrialWithdrawal(tx, { id: row.id, student, now, startsAt, teacherId });
    return { state: "withdrawn" };
  });
}

/** Normalizes the contact. @throws ProviderError invalidInput for one that is invalid for its channel. */
function normalizeWishes(wishes: TrialWishes, language: Language): TrialWishes {
  const contact = normalizeContact(wishes.channel, wishes.contact);
  if (contact === undefined) throw refusal("wrongContact", language, "contact");
  return { ...wishes, contact };
}

type IdempotentAction = {
  name: keyof typeof trialActions;
  account: Account;
  request: unknown;
  context: CallContext;
};

/** Runs the work in one transaction, once per Idempotency-Key. */
function runOnce<Result>(
  db: Database,
  { name: call, account, request, context }: IdempotentAction,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { idempotencyKey: key, language } = context;
  return db.transaction((tx) =>
    withIdempotency(tx, { scope: `account:${account.id}`, key, call, request, language }, () => work(tx)),
  );
}

/**
 * Locks an account until the end of the transaction. To avoid deadlocks, everything here and the erasure lock the
 * account before its trial lesson.
 * @throws ProviderError notFound if the account was erased.
 */
async function lockAccount(tx: Database, id: number): Promise<Account> {
  const [lockedAccount] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), ne(accounts.nickname, "")))
    .for("share");
  if (!lockedAccount) throw new ProviderError("notFound", "");
  return lockedAccount;
}

/**
 * Locks the family's request. Only the parent, and the student whose lesson it is, may change it.
 * @throws ProviderError notFound without a request; notAllowed for another student of the family.
 */
async function lockOwnTrial(tx: Database, account: Account): Promise<{ row: TrialRow; student: Account }> {
  const isFamilyTrial = eq(trialLessons.parentId, requireParentId(account));
  const [found] = await tx.select().from(trialLessons).where(isFamilyTrial);
  if (!found) throw new ProviderError("notFound", "");
  if (!mayChangeTrial(account, found)) throw new ProviderError("notAllowed", "");
  const student = await lockAccount(tx, found.studentId);
  const [row] = await tx.select().from(trialLessons).where(isFamilyTrial).for("update");
  // The request was made again for another student between the two reads.
  if (!row || row.studentId !== found.studentId) throw new ProviderError("notFound", "");
  return { row, student };
}

/** Other students of the family can neither read nor change the wishes. */
export const mayChangeTrial = (account: Account, { studentId }: Pick<TrialRow, "studentId">): boolean =>
  account.kind === "parent" || account.id === studentId;
