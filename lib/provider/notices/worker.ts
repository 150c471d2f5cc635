import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import type { Database } from "../db/types";
import { deliver } from "./deliver";
import { planReminders, type Plan } from "./reminders";
import type { Way } from "./ways";

/** Polling interval in milliseconds. One poll is one indexed query. */
const lookEveryMs = 2_000;

/**
 * Sends pending notifications, each channel at its own pace, until it is stopped. Any number of processes may share a
 * database.
 * @returns a function that stops it. Sends in progress may finish within `graceMs`; the rest is left for the next start.
 */
export function startWorker(db: Database, ways: readonly Way[], graceMs = 2_000): () => Promise<void> {
  const stop = new AbortController();
  const running = [...ways.map((way) => run(db, way, stop.signal)), remind(db, stop.signal)];
  return async () => {
    stop.abort();
    await Promise.race([Promise.all(running), pause(graceMs, undefined, { ref: false })]);
    for (const way of ways) way.close();
  };
}

/** Interval of the reminder check, in milliseconds: reminders are at most a minute late. */
const remindEveryMs = 60_000;

async function remind(db: Database, stop: AbortSignal): Promise<void> {
  const plan: Plan = { planned: new Map(), signal: stop };
  while (!stop.aborted) {
    await planReminders(db, new Date(), plan).catch((error: unknown) => {
      if (!stop.aborted)
        log.error({ work: "reminders", error: describeError(error) }, "reminders could not be enqueued");
    });
    await pause(remindEveryMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

async function run(db: Database, way: Way, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const tried = await deliver(db, way, () => new Date()).catch((error: unknown) => {
      if (!stop.aborted)
        log.error({ work: way.name, error: describeError(error) }, "notifications could not be sent");
      return 0;
    });
    // Unreferenced, so that an idle process can end.
    if (tried === 0) await pause(lookEveryMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}
