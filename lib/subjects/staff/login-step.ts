import { env } from "../../base/env";
import { isLoopback } from "../../base/public-address.mjs";
import type { staffSessions, Staff } from "./tables";

/** The state of a login: `in` when it is complete, otherwise the step to do next. */
export type LoginStep = (typeof staffSessions.$inferSelect)["next"];

/**
 * The step after the password. Owners need a second factor; only the demo's owner may skip it, on the local machine.
 * @param isLocal whether the client is on the same machine
 */
export function nextLoginStep({ totpSecret, role, demo }: Staff, isLocal: boolean): LoginStep {
  if (totpSecret !== null) return "code";
  if (role !== "owner") return "in";
  return demo && isLocal && isLoopback(env().SITE_URL) ? "offer" : "enrol";
}
