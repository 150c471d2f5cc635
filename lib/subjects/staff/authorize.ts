import { accountHeader, toAccountRef } from "../../base/contract/account-ref";
import type { Access } from "../../base/contract/call";
import { readSession } from "../../base/desk/cookie";
import { deskRefusal } from "../../base/desk/refusals";
import { database } from "../../base/db/connect";
import { findSession, recordUse } from "./sessions";
import type { DeskContext, StaffContext } from "./context";

/**
 * Authorizes a desk call and returns the context for its handler. All desk calls pass through here.
 * @param cookie the Cookie header of the request.
 * @param secure whether the site is served over https.
 * @throws ProviderError tokenFailure without a sufficient session, notAllowed for a role without access or if the page
 * was built for another member of staff.
 */
export async function authorizeStaff(
  access: Access,
  cookie: string | null,
  secure: boolean,
  context: DeskContext,
): Promise<DeskContext | StaffContext> {
  const token = readSession(cookie, secure);
  const db = await database();
  const found = token === undefined ? undefined : await findSession(db, token, context);
  const wasIdle = found === "idle";
  const session = wasIdle ? undefined : found;
  const { pageAccount } = context;
  if (session && pageAccount !== undefined && pageAccount !== toAccountRef("staff", session.staff.id))
    throw deskRefusal("otherMember", context.language, accountHeader);
  if (session && !context.inBackground) await recordUse(db, session, context.now);
  const callContext = { ...context, session, wasIdle, self: session?.staff };
  if (access === "optionalStaff") return callContext;
  if (!session) throw deskRefusal(wasIdle ? "idle" : "signedOut", context.language);
  if (access === "mfaPending") return callContext;
  if (session.next !== "in") throw deskRefusal("signedOut", context.language);
  if (!access.includes(session.staff.role)) throw deskRefusal("notYours", context.language);
  return callContext;
}
