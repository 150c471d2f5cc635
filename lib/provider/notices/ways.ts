import type { NoticeWay } from "../../notices/events";
import type { notices } from "../db/schema";

export type Notice = typeof notices.$inferSelect;

/** A way out: sends one notice, or throws. What is thrown and no `SendError` is tried again, too. */
export type Way = { name: NoticeWay; send: (notice: Notice, now: Date) => Promise<void>; close: () => void };

/** One of the settings: it can be looked, without telling anybody anything, whether the other end is there. */
export type OpenWay = Way & { look: () => Promise<void> };

/** What a look at a way has seen; `error` is null where its other end answered. */
export type Look = { at: string; error: string | null };

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

/** Holds whatever the other end does; a way has time limits of its own. @throws SendError after so many milliseconds. */
export async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendError("no answer in time")), limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
