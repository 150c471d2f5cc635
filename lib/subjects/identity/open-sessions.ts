import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { identityActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import type * as z from "zod";
import type { openSessionShape } from "../../base/contract/call-shapes";
import { database } from "../../base/db/connect";
import { tokens } from "./tables";
import { refusal } from "../../engines/calls/refusals";
import type { CallContext } from "../../engines/calls/context";
import { hashToken } from "./secret-token";
import { requireAccount } from "./tokens";

/* Lists and ends a member's sessions. A session is addressed by a number, because only the token's hash is stored. */

type SessionRow = Pick<
  typeof tokens.$inferSelect,
  "id" | "hash" | "browser" | "system" | "network" | "createdAt" | "lastUsedAt"
>;

/**
 * Converts a session of a member or of staff to its public form.
 * @param currentHash the token hash of the calling session.
 */
export function toOpenSession(row: SessionRow, currentHash: string) {
  const { id, hash, browser, system, network, createdAt, lastUsedAt } = row;
  return {
    id,
    browser,
    system,
    network,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: hash === currentHash,
  };
}

/** The caller's sessions that have not expired, most recently used first. */
export async function readSessions(
  context: CallContext,
): Promise<{ sessions: z.output<typeof openSessionShape>[] }> {
  const { token = "", now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.accountId, account.id), gt(tokens.expiresAt, now)))
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.id));
  return {
    sessions: rows.map((row) => toOpenSession(row, hashToken(token))),
  };
}

/**
 * Ends one of the caller's sessions.
 * @throws ProviderError notFound if the caller has no session with this number, even if someone else has.
 */
export async function endMemberSession(
  { id }: RequestOf<typeof identityActions, "end-session">,
  context: CallContext,
): Promise<ResponseOf<typeof identityActions, "end-session">> {
  const db = await database();
  const account = await requireAccount(db, context);
  const own = and(eq(tokens.accountId, account.id), eq(tokens.id, id));
  const endedRows = await db.delete(tokens).where(own).returning({ id: tokens.id });
  if (endedRows.length === 0) throw refusal("sessionEnded", context.language);
  return {};
}

/** Ends all of the caller's sessions except the calling one. */
export async function endOtherSessions(
  _request: object,
  context: CallContext,
): Promise<ResponseOf<typeof identityActions, "end-other-sessions">> {
  const { token = "" } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const others = and(eq(tokens.accountId, account.id), ne(tokens.hash, hashToken(token)));
  return { ended: (await db.delete(tokens).where(others).returning({ id: tokens.id })).length };
}
