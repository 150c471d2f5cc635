import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import { noticeKinds } from "../../notices/events";
import type { Database } from "../db/types";
import { staleReminders } from "./reminders";
import { stillOffered } from "./members";
import { claim, markFailed, markSent } from "./queue";
import { SendError, sendLimitMs, within, type Notice, type Way } from "./ways";

/** Notices that are in hand at once by one way: a mail server or a webhook need not take more from one school. */
const atOnce = 10;

/**
 * How many leave in a second, however quick the other end and the database are: a hundred thousand reminders are out
 * within ten minutes, and who reads a page meanwhile does not notice. More in hand and more in a second were seen in the
 * answers of pages (docs/benchmarks.md).
 */
const mostPerSecond = 210;

/** So long a full round takes at least, in milliseconds. */
const roundMs = (1000 * atOnce) / mostPerSecond;

/** Sends what is due by a way, each once. @returns how many were tried. */
export async function deliver(db: Database, way: Way, clock: () => Date): Promise<number> {
  const begun = performance.now();
  const batch = await claim(db, way.name, clock(), atOnce);
  const stale = await staleReminders(db, batch.flatMap(asReminder), clock());
  const { told, written } = settler(db, clock, batch.length === atOnce);
  // One after the other, in what is left of the round.
  const everyMs = (roundMs - (performance.now() - begun)) / atOnce;
  const sendOne = async (notice: Notice, index: number) => {
    if (index * everyMs > 0) await pause(index * everyMs);
    await deliverOne(db, way, notice, { stale, told, clock });
  };
  await Promise.all(batch.map(sendOne));
  await written();
  return batch.length;
}

/** In a rush, those that left within so long are written down in one statement, in milliseconds. */
const togetherMs = 50;

/**
 * Writes down what has left: as it leaves, in a rush together, since a statement for each would be most of the work.
 * Nobody waits for it before the end, which is before the next are taken in hand. A process that is killed meanwhile has
 * sent those twice, by the same id.
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
    // Thrown at the end.
    writing.catch(() => undefined);
  };
  const written = async () => {
    end.abort();
    await writing;
  };
  return { told, written };
}

/** What cannot be read as one is found out when its mail or event is made. */
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
    if (stuck) log.error(said, "a notice is stuck: npm run notices");
    else log.warn(said, "a notice did not leave, and waits for its next try");
    return;
  }
  told(notice);
}

/** An offer that waited for a try may be of a seat that is another's by now. */
async function refuseOldOffer(db: Database, { kind, data }: Notice, now: Date): Promise<void> {
  if (kind === "seat.offered" && !(await stillOffered(db, noticeKinds[kind].parse(data), now)))
    throw new SendError("the seat is no longer held", true);
}
