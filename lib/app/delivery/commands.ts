import * as z from "zod";
import { CommandRefusal } from "../../base/commands/command";
import type { Connection } from "../../base/db/types";
import { readOutbox, retryStuck, enqueueTestNotification } from "./outbox";

export const retryOptions = z.strictObject({ id: z.union([z.literal("all"), z.int().min(1)]) });

export type RetryCount = { count: number };

/** Outputs the state of the outbox, an `Outbox` as JSON. */
export async function* showOutbox({ db }: Connection) {
  yield JSON.stringify(await readOutbox(db));
}

/** Retries stuck notifications. Outputs a `RetryCount` as JSON. @throws CommandRefusal if none is stuck. */
export async function* retryNotifications({ db }: Connection, { id }: z.output<typeof retryOptions>) {
  const count = await retryStuck(db, id, new Date());
  if (count === 0)
    throw new CommandRefusal(id === "all" ? "Nothing is stuck." : `The notification ${id} is not stuck.`);
  yield JSON.stringify({ count } satisfies RetryCount);
}

/**
 * Enqueues a test notification for every configured channel.
 * @throws CommandRefusal if no channel is configured.
 */
export async function* sendTestNotification({ db }: Connection) {
  if (!(await enqueueTestNotification(db, new Date()))) {
    throw new CommandRefusal(
      "No channel is configured: MAIL_URL with NOTICE_MAIL_TO, or NOTICE_WEBHOOK_URL.",
    );
  }
  yield "{}";
}
