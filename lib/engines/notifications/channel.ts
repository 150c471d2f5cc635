import type { NotificationChannel } from "./events";
import type { notifications } from "./tables";

export type NotificationRow = typeof notifications.$inferSelect;

/** Sends one notification or throws. Errors other than `SendError` are retried too. */
export type Channel = {
  name: NotificationChannel;
  send: (notice: NotificationRow, now: Date) => Promise<void>;
  close: () => void;
};

/** A configured channel, whose server can be checked without sending anything. */
export type CheckedChannel = Channel & { check: () => Promise<void> };

/** Result of a health check; `error` is null if the server is reachable. */
export type HealthCheck = { at: string; error: string | null };

/** The reason why a notification could not be sent. */
export class SendError extends Error {
  override name = "SendError";
  constructor(
    /** Shown to staff and logged: must not contain personal data or the server's response. */
    message: string,
    /** Whether retrying is useless. */
    readonly isPermanent = false,
  ) {
    super(message);
  }
}

/** Time limit for sending one notification, in milliseconds. */
export const sendLimitMs = 60_000;

/** Limits the time of work, in addition to the channel's own timeouts. @throws SendError after `timeoutMs`. */
export async function withTimeout(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendError("no answer in time")), timeoutMs);
  });
  try {
    await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
