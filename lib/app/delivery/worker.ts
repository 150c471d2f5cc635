import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import type { Database } from "../../base/db/types";
import { deliver } from "./deliver";
import { planReminders, type PlanOptions } from "./reminders";
import type { Channel } from "../../engines/notifications/channel";

/** Polling interval in milliseconds. One poll is one indexed query. */
const pollIntervalMs = 2_000;

/**
 * Sends pending notifications, each channel at its own pace, until it is stopped. Any number of processes may share a
 * database.
 * @returns a function that stops it. Sends in progress may finish within `graceMs`; the rest is left for the next start.
 */
export function startWorker(
  db: Database,
  channels: readonly Channel[],
  graceMs = 2_000,
): () => Promise<void> {
  const stop = new AbortController();
  const tasks = [
    ...channels.map((channel) => deliverLoop(db, channel, stop.signal)),
    remindLoop(db, stop.signal),
  ];
  return async () => {
    stop.abort();
    await Promise.race([Promise.all(tasks), pause(graceMs, undefined, { ref: false })]);
    for (const channel of channels) channel.close();
  };
}

/** Interval of the reminder check, in milliseconds: reminders are at most a minute late. */
const remindIntervalMs = 60_000;

async function remindLoop(db: Database, stop: AbortSignal): Promise<void> {
  const plan: PlanOptions = { planned: new Map(), signal: stop };
  while (!stop.aborted) {
    await planReminders(db, new Date(), plan).catch((error: unknown) => {
      if (!stop.aborted)
        log.error({ work: "reminders", error: describeError(error) }, "reminders could not be enqueued");
    });
    await pause(remindIntervalMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

async function deliverLoop(db: Database, channel: Channel, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const attempted = await deliver(db, channel, () => new Date()).catch((error: unknown) => {
      if (!stop.aborted)
        log.error({ work: channel.name, error: describeError(error) }, "notifications could not be sent");
      return 0;
    });
    // Unreferenced, so that an idle process can end.
    if (attempted === 0)
      await pause(pollIntervalMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}
