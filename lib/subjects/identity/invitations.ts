import { and, gt, or, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../base/db/types";
import { createToken, hashToken } from "./secret-token";

/*
 * Invitations to an account of staff, of a teacher or of a family: a link to show and, where mail is configured, a second
 * one to mail. Either works once and consumes the invitation.
 */

/** The lifetime of an invitation of staff or of a teacher in milliseconds: a day. */
export const invitationMs = 24 * 60 * 60 * 1000;
/** The lifetime of a family's invitation in milliseconds: two weeks, since it opens no data of others. */
export const familyInvitationMs = 14 * invitationMs;

/** A table with the columns of `invitationLinks` (lib/base/db/columns). */
type InvitationTable = PgTable & Record<"hash" | "mailedHash" | "expiresAt", PgColumn>;

/** Creates the token of a new invitation, and what its row stores of it. It replaces the links of an earlier one. */
export function newInvitation(now: Date, lifetimeMs = invitationMs) {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  return { token, stored: { hash: hashToken(token), mailedHash: null, expiresAt } };
}

/** Creates the token of the mailed link, when the mail is rendered, so that the outbox never contains it. */
export function newMailedLink() {
  const token = createToken();
  return { token, stored: { mailedHash: hashToken(token) } };
}

/** Selects the invitations that can still be used. */
export const isOpen = ({ expiresAt }: Pick<InvitationTable, "expiresAt">, now: Date): SQL =>
  gt(expiresAt, now);

function hasToken(table: InvitationTable, token: string, now: Date): SQL | undefined {
  const hash = hashToken(token);
  return and(or(eq(table.hash, hash), eq(table.mailedHash, hash)), isOpen(table, now));
}

/** The open invitation of a link, or undefined if it was used, withdrawn or replaced, or has expired. */
export async function findInvitation<Table extends InvitationTable>(
  db: Database,
  table: Table,
  token: string,
  now: Date,
): Promise<Table["$inferSelect"] | undefined> {
  const [found] = await db
    .select()
    .from(table as InvitationTable)
    .where(hasToken(table, token, now));
  return found;
}

/** Consumes the open invitation of a link. Of two concurrent calls only one gets it. */
export async function consumeInvitation<Table extends InvitationTable>(
  tx: Database,
  table: Table,
  token: string,
  now: Date,
): Promise<Table["$inferSelect"] | undefined> {
  const [consumed] = await tx
    .delete(table)
    .where(hasToken(table, token, now))
    .returning();
  return consumed as Table["$inferSelect"] | undefined;
}
