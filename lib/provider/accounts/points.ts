import { eq } from "drizzle-orm";
import * as z from "zod";
import { mostBalance, mostPoints, mostReason } from "../../account/point-limits";
import { tidyText } from "../../text/visible";
import { CommandRefusal } from "../admin/refusal";
import { accounts, pointLedger } from "../db/schema";
import type { Connection, Database } from "../db/types";
import { accountWith } from "./commands";

export const pointsOptions = z.strictObject({
  email: z.string().trim().toLowerCase().min(1),
  points: z.int().min(-mostPoints).max(mostPoints).refine(Boolean, "must be given or taken, not 0"),
  reason: z.string().overwrite(tidyText).min(1, "must be given").max(mostReason),
});

/** What an operator is told: the class points of the account afterwards. */
export type Balance = { balance: number };

/**
 * Gives class points, or takes some where `points` is negative, to or from the parent account that the account with
 * this email belongs to or is; the ledger keeps the reason. Answers a `Balance` in JSON.
 * @throws CommandRefusal where no account has the email, it is a teacher's, or too few points are there to be taken or too
 * many already.
 */
export async function* givePoints({ db }: Connection, given: z.output<typeof pointsOptions>) {
  const { email, points: change, reason: note } = given;
  const balance = await db.transaction(async (tx) => {
    const { id, kind, parentId } = await accountWith(tx, email);
    if (kind === "teacher")
      throw new CommandRefusal(`${email} is a teacher's account: it has no class points.`);
    const accountId = parentId ?? id;
    const { before, after } = await changePoints(tx, accountId, change, { reason: "operator", note });
    if (after === undefined) {
      const refused = change < 0 ? `${-change} cannot be taken` : `${change} more are too many`;
      throw new CommandRefusal(`${email} has ${before} class points: ${refused}.`);
    }
    return after;
  });
  yield JSON.stringify({ balance } satisfies Balance);
}

/** What a line of the ledger says besides the change. */
type Cause = Pick<typeof pointLedger.$inferInsert, "reason" | "bookingId" | "note" | "staffId">;

/**
 * Changes the class points of a parent and writes the line of the ledger, in the caller's transaction. The row is locked,
 * so that of two changes at once none is lost.
 * @returns the class points before and after; without `after`, and unchanged, where they would be less than none, or more
 * are given than a family can have. What was paid comes back in any case.
 */
export async function changePoints(
  tx: Database,
  parentId: number,
  change: number,
  cause: Cause,
): Promise<{ before: number; after?: number }> {
  const [parent] = await tx
    .select({ points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, parentId))
    .for("update");
  const before = parent?.points ?? 0;
  const after = before + change;
  const isTooMuch = cause.reason === "operator" && change > 0 && after > mostBalance;
  if (after < 0 || isTooMuch) return { before };
  await tx.update(accounts).set({ points: after }).where(eq(accounts.id, parentId));
  await tx.insert(pointLedger).values({ accountId: parentId, change, balance: after, ...cause });
  return { before, after };
}
