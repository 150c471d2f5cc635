import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import type { Database } from "../db/types";
import { deliver } from "./deliver";
import { planReminders, type Plan } from "./reminders";
import type { Way } from "./ways";

/** How soon something new is seen, in milliseconds. One look is one indexed query. */
const lookEveryMs = 2_000;

/**
 * Sends what waits, by every way at its own pace, until it is stopped. Any number of processes may do so on one
 * database.
 * @returns stops it; what is being sent then is finished, for at most `graceMs`, or left for the next start.
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

/** How often it is looked whose lesson begins, in milliseconds: a reminder is a minute late at most. */
const remindEveryMs = 60_000;

async function remind(db: Database, stop: AbortSignal): Promise<void> {
  const plan: Plan = { planned: new Map(), signal: stop };
  while (!stop.aborted) {
    await planReminders(db, new Date(), plan).catch((error: unknown) => {
      if (!stop.aborted)
        log.error({ work: "reminders", error: describeError(error) }, "reminders cannot be written");
    });
    await pause(remindEveryMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

async function run(db: Database, way: Way, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const tried = await deliver(db, way, () => new Date()).catch((error: unknown) => {
      if (!stop.aborted) log.error({ work: way.name, error: describeError(error) }, "notices cannot be sent");
      return 0;
    });
    // Not held by it: a process that has nothing else to do ends.
    if (tried === 0) await pause(lookEveryMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}
