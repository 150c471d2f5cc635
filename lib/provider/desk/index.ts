import { deskCall, type DeskCallName, type DeskRequest } from "../../desk/contract";
import { readSession } from "../../desk/cookie";
import { deskRefusal } from "../../desk/refusals";
import { database } from "../db/connect";
import { accountHandlers } from "./handlers/accounts";
import { leadHandlers } from "./handlers/leads";
import { noticesHandlers } from "./handlers/notices";
import { seatHandlers } from "./handlers/seats";
import { linkHandlers } from "./handlers/links";
import { seasonsHandlers } from "./handlers/seasons";
import { contentHandlers } from "./handlers/content";
import { sessionHandlers } from "./handlers/session";
import { staffHandlers } from "./handlers/staff";
import { startHandlers } from "./handlers/start";
import { trialHandlers } from "./handlers/trials";
import { findSession, recordUse } from "./sessions";
import type { DeskContext, DeskAnswerOf, DeskContextOf, DeskHandlers } from "./types";

const handlers: DeskHandlers = {
  ...startHandlers,
  ...leadHandlers,
  ...trialHandlers,
  ...accountHandlers,
  ...seatHandlers,
  ...linkHandlers,
  ...sessionHandlers,
  ...staffHandlers,
  ...seasonsHandlers,
  ...contentHandlers,
  ...noticesHandlers,
};

/**
 * Authorizes a desk call and returns the context for its handler. All desk calls pass through here.
 * @param cookie the Cookie header of the request.
 * @throws ProviderError tokenFailure without a sufficient session, notAllowed for a role without access.
 */
export async function authorizeDeskCall<Name extends DeskCallName>(
  name: Name,
  cookie: string | null,
  secure: boolean,
  context: DeskContext,
): Promise<DeskContextOf<Name>> {
  const { access } = deskCall(name);
  const token = readSession(cookie, secure);
  const db = await database();
  const found = token === undefined ? undefined : await findSession(db, token, context);
  const wasIdle = found === "idle";
  const session = wasIdle ? undefined : found;
  if (session && !context.inBackground) await recordUse(db, session, context.now);
  const callContext = { ...context, session, wasIdle, self: session?.staff } as DeskContextOf<Name>;
  if (access === "public") return callContext;
  if (!session) throw deskRefusal(wasIdle ? "idle" : "signedOut", context.language);
  if (access === "mfaPending") return callContext;
  if (session.next !== "in") throw deskRefusal("signedOut", context.language);
  if (!access.includes(session.staff.role)) throw deskRefusal("notYours", context.language);
  return callContext;
}

/** Runs an authorized desk call. @throws ProviderError for every refusal; other errors are faults. */
export function runDeskCall<Name extends DeskCallName>(
  name: Name,
  request: DeskRequest<Name>,
  context: DeskContextOf<Name>,
): Promise<DeskAnswerOf<Name>> {
  return handlers[name](request, context);
}
