import type { NoticeWay } from "../../notices/events";
import type { notices } from "../db/schema";

export type Notice = typeof notices.$inferSelect;

/** A way out: sends one notice, or throws. What is thrown and no `SendError` is tried again, too. */
export type Way = { name: NoticeWay; send: (notice: Notice, now: Date) => Promise<void>; close: () => void };

/** Why a notice did not leave. */
export class SendError extends Error {
  override name = "SendError";
  constructor(
    /** Shown to the school and logged: it holds nothing of anybody, and nothing of what was answered. */
    message: string,
    /** Trying again would be of no use. */
    readonly forGood = false,
  ) {
    super(message);
  }
}

/** How long one notice may take to leave, whatever is at the other end, in milliseconds. */
export const sendLimitMs = 60_000;
