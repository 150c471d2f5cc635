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

/** Sends what is due by a way, each once. @returns how many were tried. */
export async function deliver(db: Database, way: Way, clock: () => Date): Promise<number> {
  const batch = await claim(db, way.name, clock(), atOnce);
  const stale = await staleReminders(db, batch.flatMap(asReminder), clock());
  await Promise.all(batch.map((notice) => deliverOne(db, way, notice, stale, clock)));
  return batch.length;
}

/** What cannot be read as one is found out when its mail or event is made. */
function asReminder({ id, kind, accountId, data }: Notice) {
  const reminder = kind === "lesson.soon" ? noticeKinds[kind].safeParse(data).data : undefined;
  return reminder ? [{ id, accountId, data: reminder }] : [];
}

async function deliverOne(
  db: Database,
  way: Way,
  notice: Notice,
  stale: ReadonlySet<number>,
  clock: () => Date,
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
    const told = { work: `${notice.kind} by ${way.name}`, error: known?.message ?? describeError(error) };
    if (stuck) log.error(told, "a notice is stuck: npm run notices");
    else log.warn(told, "a notice did not leave, and waits for its next try");
    return;
  }
  await markSent(db, notice, clock());
}

/** An offer that waited for a try may be of a seat that is another's by now. */
async function refuseOldOffer(db: Database, { kind, data }: Notice, now: Date): Promise<void> {
  if (kind === "seat.offered" && !(await stillOffered(db, noticeKinds[kind].parse(data), now)))
    throw new SendError("the seat is no longer held", true);
}
