import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import { noticeKinds } from "../../notices/events";
import type { Database } from "../db/types";
import { staleReminders } from "./reminders";
import { stillOffered } from "./members";
import { claim, markFailed, markSent } from "./queue";
import { SendError, sendLimitMs, within, type Notice, type Way } from "./ways";

/** Concurrent notifications per channel, to spare the mail server or webhook. */
const atOnce = 10;

/**
 * Rate limit per channel: a hundred thousand reminders leave within ten minutes without slowing down pages. Higher
 * concurrency or rates measurably delayed pages (docs/benchmarks.md).
 */
const mostPerSecond = 210;

/** Minimum duration of a full round, in milliseconds. */
const roundMs = (1000 * atOnce) / mostPerSecond;

/** Sends one batch of a channel's due notifications. @returns the number of attempts. */
export async function deliver(db: Database, way: Way, clock: () => Date): Promise<number> {
  const begun = performance.now();
  const batch = await claim(db, way.name, clock(), atOnce);
  const stale = await staleReminders(db, batch.flatMap(asReminder), clock());
  const { told, written } = settler(db, clock, batch.length === atOnce);
  // Starts are spread over the rest of the round.
  const everyMs = (roundMs - (performance.now() - begun)) / atOnce;
  const sendOne = async (notice: Notice, index: number) => {
    if (index * everyMs > 0) await pause(index * everyMs);
    await deliverOne(db, way, notice, { stale, told, clock });
  };
  await Promise.all(batch.map(sendOne));
  await written();
  return batch.length;
}

/** In a rush, notifications sent within this time are marked in one statement, in milliseconds. */
const togetherMs = 50;

/**
 * Marks notifications as sent: at once, or in a rush in batches, since a statement for each would be most of the work.
 * `flush` waits for the last write before the next batch is claimed. If the process is killed before a write, those
 * notifications are sent twice, with the same id.
 */
function settler(db: Database, clock: () => Date, rush: boolean) {
  let left: Notice[] = [];
  let writing: Promise<void> | undefined;
  const end = new AbortController();
  const write = async () => {
    while (left.length > 0) {
      if (rush) await pause(togetherMs, undefined, { signal: end.signal }).catch(() => undefined);
      const these = left;
      left = [];
      await markSent(db, these, clock());
    }
    writing = undefined;
  };
  const told = (notice: Notice) => {
    left.push(notice);
    writing ??= write();
    // The error is thrown by `flush`.
    writing.catch(() => undefined);
  };
  const written = async () => {
    end.abort();
    await writing;
  };
  return { told, written };
}

/** Invalid data is detected later, when its mail or event is rendered. */
function asReminder({ id, kind, accountId, data }: Notice) {
  const reminder = kind === "lesson.soon" ? noticeKinds[kind].safeParse(data).data : undefined;
  return reminder ? [{ id, accountId, data: reminder }] : [];
}

type Round = { stale: ReadonlySet<number>; told: (notice: Notice) => void; clock: () => Date };

async function deliverOne(
  db: Database,
  way: Way,
  notice: Notice,
  { stale, told, clock }: Round,
): Promise<void> {
  try {
    if (stale.has(notice.id)) throw new SendError("it is too late, or the lesson is at another time", true);
    await refuseOldOffer(db, notice, clock());
    await within(sendLimitMs, way.send(notice, clock()));
  } catch (error) {
    const known = error instanceof SendError ? error : undefined;
    const stuck = await markFailed(db, notice, {
      error: known?.message ?? "it could not be made",
      forGood: known?.forGood ?? false,
      now: clock(),
    });
    const said = { work: `${notice.kind} by ${way.name}`, error: known?.message ?? describeError(error) };
    if (stuck) log.error(said, "a notification is stuck: npm run notices");
    else log.warn(said, "a notification could not be sent and will be retried");
    return;
  }
  told(notice);
}

/** A delayed offer may be for a seat that was taken meanwhile. */
async function refuseOldOffer(db: Database, { kind, data }: Notice, now: Date): Promise<void> {
  if (kind === "seat.offered" && !(await stillOffered(db, noticeKinds[kind].parse(data), now)))
    throw new SendError("the seat is no longer held", true);
}
