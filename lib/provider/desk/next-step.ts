import { env } from "../../env";
import { isLoopback } from "../../public-address.mjs";
import type { staffSessions } from "../db/schema";
import type { Staff } from "./staff";

/** How far somebody is let in: `in`, or what has to be done first. */
export type Next = (typeof staffSessions.$inferSelect)["next"];

/**
 * What comes after the right password. Owners need a second factor; only the demo's own may leave it, on this machine.
 * @param isLocal whether the client is on this machine
 */
export function nextAfterPassword({ totpSecret, role, demo }: Staff, isLocal: boolean): Next {
  if (totpSecret !== null) return "code";
  if (role !== "owner") return "in";
  return demo && isLocal && isLoopback(env().SITE_URL) ? "offer" : "enrol";
}
