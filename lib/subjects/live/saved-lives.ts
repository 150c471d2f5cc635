import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { liveActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import { database } from "../../base/db/connect";
import { liveClasses, liveSubscriptions } from "./tables";
import type { Database } from "../../base/db/types";
import { refusal } from "../../engines/calls/refusals";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "../../engines/calls/context";
import { requireParentId } from "../family/students";
import { requireAccount } from "../identity/tokens";

/* Live classes that a member has saved. Reminders are planned from the same rows. */

/**
 * Adds a live class to the caller's list, or removes it. Idempotent.
 * @throws ProviderError notAllowed for a teacher; notFound for an unknown class; deadlinePassed for one that is over.
 */
export async function saveLive(
  { id, saved }: RequestOf<typeof liveActions, "saved-live">,
  context: CallContext,
): Promise<ResponseOf<typeof liveActions, "saved-live">> {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  requireParentId(account);
  const subscription = { accountId: account.id, liveId: id };
  if (saved) {
    await db.transaction(async (tx) => {
      // The lock prevents a concurrent deletion.
      const [live] = await tx.select().from(liveClasses).where(eq(liveClasses.id, id)).for("share");
      if (!live) throw new ProviderError("notFound", "");
      if (live.endsAt <= now) throw refusal("liveOver", language);
      await tx.insert(liveSubscriptions).values(subscription).onConflictDoNothing();
    });
  } else {
    await db
      .delete(liveSubscriptions)
      .where(and(eq(liveSubscriptions.accountId, subscription.accountId), eq(liveSubscriptions.liveId, id)));
  }
  const lives = await readSavedLives(db, account.id, now);
  return { lives: lives.map((live) => live.id) };
}

/** The account's saved live classes that are not over, next one first. */
export const readSavedLives = (db: Database, accountId: number, now: Date) =>
  listSavedLives(db, accountId, gt(liveClasses.endsAt, now));

/** All live classes that an account has saved, by start. */
export const readAllSavedLives = (db: Database, accountId: number) => listSavedLives(db, accountId);

async function listSavedLives(db: Database, accountId: number, condition?: SQL) {
  const rows = await db
    .select({ live: liveClasses })
    .from(liveSubscriptions)
    .innerJoin(liveClasses, eq(liveClasses.id, liveSubscriptions.liveId))
    .where(and(eq(liveSubscriptions.accountId, accountId), condition))
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id));
  return rows.map(({ live }) => live);
}
