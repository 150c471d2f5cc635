import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import type { NoticeWay } from "../../notices/events";
import { SendError, within, type Look, type OpenWay } from "./ways";
import { processState } from "../../process-state";

/*
 * Checks once after the start whether each channel's server is reachable, so that a wrong port or password is found
 * before the first lead. The start does not wait for it and ignores its result.
 */

/** Timeout in milliseconds, longer than the mail server's timeouts for greeting and login. */
const lookLimitMs = 30_000;

const looksSlot = processState<Partial<Record<NoticeWay, Look>>>("looks");

/** Returns this process's health check of a channel; undefined if it is pending or not configured. */
export const lookOf = (way: NoticeWay): Look | undefined => looksSlot.value?.[way];

/** Checks each channel, logs and stores the result. Never rejects. */
export async function lookAtWays(ways: readonly OpenWay[]): Promise<void> {
  const looks: Partial<Record<NoticeWay, Look>> = (looksSlot.value = {});
  await Promise.all(
    ways.map(async (way) => {
      const error = await within(lookLimitMs, way.look()).then(() => null, reasonOf);
      looks[way.name] = { at: new Date().toISOString(), error };
      if (error === null) log.info({ work: way.name }, "notification channel is reachable");
      else
        log.warn({ work: way.name, error }, "notification channel is not reachable; its notifications wait");
    }),
  );
}

const reasonOf = (error: unknown) => (error instanceof SendError ? error.message : describeError(error));
