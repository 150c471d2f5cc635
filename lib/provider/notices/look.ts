import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import type { NoticeWay } from "../../notices/events";
import { SendError, within, type Look, type OpenWay } from "./ways";
import { processState } from "../../process-state";

/*
 * Whether the other end of each way is there, looked at once after the start: a wrong port or password is found when it
 * was typed, not with the first lead. The start does not wait for it, and goes on whatever it says.
 */

/** Longer than a mail server has for its greeting and a login, in milliseconds. */
const lookLimitMs = 30_000;

const looksSlot = processState<Partial<Record<NoticeWay, Look>>>("looks");

/** What was seen of a way in this process; undefined where that is not known yet, or the way is not set up. */
export const lookOf = (way: NoticeWay): Look | undefined => looksSlot.value?.[way];

/** Looks at each way, says in the log how it is, and keeps that. Never fails. */
export async function lookAtWays(ways: readonly OpenWay[]): Promise<void> {
  const looks: Partial<Record<NoticeWay, Look>> = (looksSlot.value = {});
  await Promise.all(
    ways.map(async (way) => {
      const error = await within(lookLimitMs, way.look()).then(() => null, reasonOf);
      looks[way.name] = { at: new Date().toISOString(), error };
      if (error === null) log.info({ work: way.name }, "notices can be sent by this way");
      else
        log.warn({ work: way.name, error }, "notices wait: a way is set up, and its other end is not there");
    }),
  );
}

const reasonOf = (error: unknown) => (error instanceof SendError ? error.message : describeError(error));
