import { describeDevice } from "../../base/session/device";
import { rememberNetwork } from "../identity/known-networks";
import type { Database } from "../../base/db/types";
import type { LoginStep } from "./login-step";
import { endDeskSession, openSession } from "./sessions";
import type { Staff } from "./tables";
import type { DeskContext } from "./context";

/**
 * Opens a session in place of the current one. Once all login steps are passed, the network becomes a known one, so that
 * attempts from unknown networks do not use up its limit.
 */
export async function startDeskSession(
  db: Database,
  { id, email }: Pick<Staff, "id" | "email">,
  next: LoginStep,
  context: DeskContext,
): Promise<{ next: LoginStep }> {
  const { userAgent, network } = context;
  if (context.session) await endDeskSession(db, context.session);
  context.setSession(await openSession(db, id, next, context.now, describeDevice(userAgent, network)));
  if (next === "in" && network) await rememberNetwork(db, { kind: "desk-code", email }, network);
  return { next };
}
