import { eq } from "drizzle-orm";
import * as z from "zod";
import { maxBalance, maxPoints, maxReasonLength } from "./limits";
import { normalizeEmail } from "../../base/contract/email";
import { tidyLine } from "../../base/text/visible";
import { CommandRefusal } from "../../base/commands/command";
import { accounts } from "../identity/tables";
import { pointLedger } from "./tables";
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
    const { before, after } = await changePoints(tx, accountId, change, { reason: "operator", note });
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

/** The fields of a ledger line besides change and balance. */
type LedgerCause = Pick<typeof pointLedger.$inferInsert, "reason" | "bookingId" | "note" | "staffId">;

/**
 * Changes the class points of a parent and writes the ledger line, in the caller's transaction. Locks the parent's row,
 * so that no concurrent change is lost.
 * @returns the points before and after. `after` is missing, and nothing is changed, if the balance would be negative, or
 * if an operator would raise it above the maximum. Refunds may exceed the maximum.
 */
export async function changePoints(
  tx: Database,
  parentId: number,
  change: number,
  cause: LedgerCause,
): Promise<{ before: number; after?: number }> {
  const [parent] = await tx
    .select({ points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, parentId))
    .for("update");
  const before = parent?.points ?? 0;
  const after = before + change;
  const isTooMuch = cause.reason === "operator" && change > 0 && after > maxBalance;
  if (after < 0 || isTooMuch) return { before };
  await tx.update(accounts).set({ points: after }).where(eq(accounts.id, parentId));
  await tx.insert(pointLedger).values({ accountId: parentId, change, balance: after, ...cause });
  return { before, after };
}
