import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import { noticeKinds } from "../../notices/events";
import type { Database } from "../db/types";
import { staleReminders } from "./reminders";
import { stillOffered } from "./members";
import { claim, markFailed, markSent } from "./queue";
import { SendError, sendLimitMs, within, type Notice, type Way } from "./ways";

/** Notices that leave at once by one way: a mail server or a webhook need not take more from one school. */
const atOnce = 10;

/** Taken in hand together while the other end is quick: a hundred thousand reminders are not ten thousand looks. */
const mostInHand = 50;

/**
 * Of many, how many leave in a second, however quick the other end is: a hundred thousand reminders are out within
 * seven minutes, and who reads a page meanwhile does not notice.
 */
const mostPerSecond = 250;

/** How many to take in hand next, after so many took so long. */
export const nextBatch = (tried: number, milliseconds: number) =>
  tried >= atOnce && milliseconds < 10_000 ? mostInHand : atOnce;

/** Sends what is due by a way, each once. @returns how many were tried. */
export async function deliver(db: Database, way: Way, clock: () => Date, most = atOnce): Promise<number> {
  const batch = await claim(db, way.name, clock(), most);
  const stale = await staleReminders(db, batch.flatMap(asReminder), clock());
  const many = batch.length > atOnce;
  const { told, written } = settler(db, clock, many);
  const rest = batch.values();
  const turn = many ? inTurn(1000 / mostPerSecond) : () => undefined;
  const sendOnes = async () => {
    for (const notice of rest) {
      await turn();
      await deliverOne(db, way, notice, { stale, told, clock });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, batch.length) }, sendOnes));
  await written();
  return batch.length;
}

/** Of many notices in hand, those that left within so long are written down in one statement, in milliseconds. */
const togetherMs = 50;

/** Lets those who ask go on one after the other, so many milliseconds apart. */
function inTurn(everyMs: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    next = Math.max(next + everyMs, now);
    await pause(next - now);
  };
}

/**
 * Writes down what has left: of few at once, of many together, since a statement for each would be most of the work.
 * Nobody waits for it before the end, which is before the next are taken in hand. A process that is killed meanwhile has
 * sent those twice, by the same id.
 */
function settler(db: Database, clock: () => Date, many: boolean) {
  let left: Notice[] = [];
  let writing: Promise<void> | undefined;
  const end = new AbortController();
  const write = async () => {
    while (left.length > 0) {
      if (many) await pause(togetherMs, undefined, { signal: end.signal }).catch(() => undefined);
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
  // Of many that wait for a slow end, the last are another's before they could have left.
  if (clock().getTime() + sendLimitMs > (notice.leaseUntil?.getTime() ?? 0)) return;
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
