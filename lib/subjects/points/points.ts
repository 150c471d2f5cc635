import { eq, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { maxBalance, maxPoints, maxReasonLength } from "./limits";
import { normalizeEmail } from "../../base/contract/email";
import { tidyLine } from "../../base/text/visible";
import { CommandRefusal } from "../../base/commands/command";
import { accounts } from "../identity/tables";
import { takeFromLots, type LotChange } from "./lots/rules";
import {
  deleteLots,
  findLot,
  insertLot,
  listParentsWithEndedLots,
  planReturn,
  readEndedLots,
  readOpenLots,
  reopenEndedLots,
  storeLotChanges,
} from "./lots/store";
import type { LotSource } from "./reasons";
import { pointLedger } from "./tables";
import type { Price } from "./prices/price-rule";
import type { Connection, Database } from "../../base/db/types";
import { requireAccountByEmail } from "../identity/commands";

export const pointsOptions = z.strictObject({
  email: z.string().overwrite(normalizeEmail).toLowerCase().min(1),
  points: z.int().min(-maxPoints).max(maxPoints).refine(Boolean, "must be given or taken, not 0"),
  reason: z.string().overwrite(tidyLine).min(1, "must be given").max(maxReasonLength),
});

/** The result of the command: the class points after the change. */
export type Balance = { balance: number };

/**
 * Adds class points, or removes them if `points` is negative. They belong to the parent account that the account with
 * this email is or belongs to; the ledger stores the reason. Yields a `Balance` in JSON.
 * @throws CommandRefusal if no account has the email, it is a teacher's, or the balance would be out of range.
 */
export async function* givePoints({ db }: Connection, options: z.output<typeof pointsOptions>) {
  const { email, points: change, reason: note } = options;
  const balance = await db.transaction(async (tx) => {
    const { id, kind, parentId } = await requireAccountByEmail(tx, email);
    if (kind === "teacher")
      throw new CommandRefusal(`${email} is a teacher's account: it has no class points.`);
    const accountId = parentId ?? id;
    const { before, after } = await changePoints(tx, accountId, change, {
      reason: "operator",
      note,
      now: new Date(),
    });
    if (after === undefined) {
      const problem = change < 0 ? `${-change} cannot be taken` : `${change} more are too many`;
      throw new CommandRefusal(`${email} has ${before} class points: ${problem}.`);
    }
    return after;
  });
  yield JSON.stringify({ balance } satisfies Balance);
}

/** Writes the first ledger line of a new parent, who starts without class points. */
export async function openLedger(tx: Database, parentId: number): Promise<void> {
  await tx.insert(pointLedger).values({ accountId: parentId, change: 0, balance: 0, reason: "opening" });
}

/** The fields of a ledger line besides change and balance, the time, and the lot of points that come in. */
type Cause = Pick<
  typeof pointLedger.$inferInsert,
  "reason" | "bookingId" | "lessonId" | "note" | "staffId"
> & {
  now: Date;
  /** When points that come in end; null or missing if they do not. */
  endsAt?: Date | null;
  /** The source of points that come in, if the reason does not say it. */
  source?: "opening";
  /** What was paid for points of the reason `purchase`, or for moved points. */
  paid?: Price;
  /** The lots from which points are taken, as many as the change; otherwise those that end first. */
  fromLots?: readonly LotChange[];
};

/** The sources of new lots by the reason of the change; `entered` for others. */
const lotSources: Partial<Record<Cause["reason"], LotSource>> = {
  purchase: "purchase",
  bonus: "bonus",
  moved: "moved",
};

/** The reasons with which staff raise a balance, up to the maximum. */
const enteredReasons: readonly Cause["reason"][] = ["operator", "purchase", "bonus", "moved"];

/** The points before and after a change, its ledger line, and the lot that came in. */
type ChangeResult = { before: number; after?: number; ledgerId?: number; lotId?: number };

/**
 * Changes the class points of a parent, of its lots and in the ledger, in the caller's transaction. Locks the parent's
 * row, so that no concurrent change is lost. Points are taken from the lots that end first; those of a booking return to
 * the lots that they were taken from; others that come in are a new lot. Lots that have ended are written off before.
 * @returns the points before and after. `after` is missing, and nothing else is changed, if the balance would be
 * negative, or if staff would raise it above the maximum. Refunds may exceed the maximum.
 */
export async function changePoints(
  tx: Database,
  parentId: number,
  change: number,
  { now, endsAt, source: ownSource, paid, fromLots, ...cause }: Cause,
): Promise<ChangeResult> {
  const before = await lockBalance(tx, parentId, now);
  const isTooMuch = enteredReasons.includes(cause.reason) && change > 0 && before + change > maxBalance;
  if (before + change < 0 || isTooMuch) return { before };
  const plan = fromLots
    ? { changes: [...fromLots], rest: 0 }
    : await planChange(tx, parentId, change, { now, bookingId: cause.bookingId });
  const line = { accountId: parentId, change, balance: before + change, ...cause };
  const ledgerId = await writeLine(tx, line, plan.changes);
  const result = { before, after: before + change, ledgerId };
  if (change > 0) {
    const lotIds = plan.changes.map(({ lotId }) => lotId);
    await reopenEndedLots(tx, lotIds, now);
  }
  if (plan.rest === 0) return result;
  const source = cause.bookingId ? "returned" : (ownSource ?? lotSources[cause.reason] ?? "entered");
  const price = paid && { paidAmount: paid.amount, paidPoints: plan.rest, currency: paid.currency };
  const lot = { accountId: parentId, source, points: plan.rest, endsAt, createdAt: now, ...price };
  return { ...result, lotId: await insertLot(tx, lot) };
}

/**
 * Takes back points that were entered, with a ledger line, if none of them was used.
 * @returns false, without a change, if some were used or have ended
 */
export async function takeBackLot(
  tx: Database,
  {
    accountId,
    lotId,
    now,
    ...cause
  }: { accountId: number; lotId: number } & Pick<Cause, "now" | "note" | "staffId">,
): Promise<boolean> {
  const before = await lockBalance(tx, accountId, now);
  const lot = await findLot(tx, accountId, lotId);
  if (!lot || lot.remaining < lot.points) return false;
  const change = -lot.points;
  const line = { accountId, change, balance: before + change, reason: "operator", ...cause } as const;
  await writeLine(tx, line, [{ lotId, change }]);
  return true;
}

/** Reads the class points of parents, by account. */
export async function readBalances(
  db: Database,
  parentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (parentIds.length === 0) return new Map();
  const { id, points } = accounts;
  const rows = await db
    .select({ id, points })
    .from(accounts)
    .where(inArray(id, [...parentIds]));
  return new Map(rows.map((row) => [row.id, row.points ?? 0]));
}

/** Reads the change and the note of ledger lines. */
export async function readLedgerLines(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, accountId, change, note } = pointLedger;
  return db
    .select({ id, accountId, change, note })
    .from(pointLedger)
    .where(inArray(id, [...ids]));
}

/** Plans the changes of lots. `rest` are points for a new lot. @throws Error if the lots are not the balance */
async function planChange(
  tx: Database,
  parentId: number,
  change: number,
  { now, bookingId }: Pick<Cause, "now" | "bookingId">,
): Promise<{ changes: LotChange[]; rest: number }> {
  if (change > 0) return bookingId ? planReturn(tx, bookingId, change) : { changes: [], rest: change };
  const changes = takeFromLots(await readOpenLots(tx, parentId, now), -change);
  if (!changes) throw new Error(`the lots of account ${parentId} have fewer points than its balance`);
  return { changes, rest: 0 };
}

/**
 * Locks a parent's row and writes off the points of lots that have ended, each with a ledger line.
 * @returns the balance afterwards
 */
export async function lockBalance(tx: Database, parentId: number, now: Date): Promise<number> {
  const [parent] = await tx
    .select({ points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, parentId))
    .for("update");
  let balance = parent?.points ?? 0;
  for (const { id: lotId, remaining } of await readEndedLots(tx, parentId, now)) {
    balance -= remaining;
    const line = { accountId: parentId, change: -remaining, balance, reason: "expiry" } as const;
    await writeLine(tx, line, [{ lotId, change: -remaining }]);
  }
  return balance;
}

/** Writes a ledger line with its balance and its changes of lots, under the lock of the family. @returns its id */
export async function writeLine(
  tx: Database,
  line: typeof pointLedger.$inferInsert,
  changes: readonly LotChange[],
): Promise<number> {
  await tx.update(accounts).set({ points: line.balance }).where(eq(accounts.id, line.accountId));
  const [row] = await tx.insert(pointLedger).values(line).returning({ id: pointLedger.id });
  if (!row) throw new Error("the insert returned no row");
  await storeLotChanges(tx, row.id, changes);
  return row.id;
}

/** Parents per round of `endLots`. */
const parentsPerRound = 200;

/** Writes off the points of all lots that have ended, one family at a time, so that locks are short. */
export async function endLots(db: Database, now: Date): Promise<void> {
  for (;;) {
    const parentIds = await listParentsWithEndedLots(db, now, parentsPerRound);
    for (const parentId of parentIds) await db.transaction((tx) => lockBalance(tx, parentId, now));
    if (parentIds.length < parentsPerRound) return;
  }
}

/** Whether a family's points changed after the transaction that opened its ledger. */
export async function hasLaterPoints(db: Database, parentId: number): Promise<boolean> {
  const { createdAt, accountId } = pointLedger;
  const [row] = await db
    .select({ isLater: sql<boolean>`coalesce(max(${createdAt}) > min(${createdAt}), false)` })
    .from(pointLedger)
    .where(eq(accountId, parentId));
  return row?.isLater ?? false;
}

/** Deletes the ledger of a family that was entered by mistake. */
export async function deleteLedger(tx: Database, parentId: number): Promise<void> {
  await deleteLots(tx, parentId);
  await tx.delete(pointLedger).where(eq(pointLedger.accountId, parentId));
}
