import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { eventSchemas } from "../../engines/notifications/events";
import type { Database } from "../../base/db/types";
import { findStaleReminders } from "./stale-reminders";
import { isLinkChangeCurrent } from "../../subjects/lessons/links/is-current";
import { isStillOffered } from "../../subjects/series/bookings/notify";
import { isByMessenger } from "../../subjects/identity/queries";
import { canMoveToHand, moveToHand } from "../../engines/notifications/hand-queue";
import { claim, markFailed, markSent } from "./queue";
import {
  SendError,
  sendLimitMs,
  withTimeout,
  type NotificationRow,
  type Channel,
} from "../../engines/notifications/channel";

/** Concurrent notifications per channel, to spare the mail server or webhook. */
const maxConcurrent = 10;

/**
 * Rate limit per channel: a hundred thousand reminders leave within ten minutes without slowing down pages. Higher
 * concurrency or rates measurably delayed pages (docs/benchmarks.md).
 */
const maxPerSecond = 210;

/** Minimum duration of a full round, in milliseconds. */
const roundMs = (1000 * maxConcurrent) / maxPerSecond;

/** Sends one batch of a channel's due notifications. @returns the number of attempts. */
export async function deliver(db: Database, channel: Channel, clock: () => Date): Promise<number> {
  const startedAt = performance.now();
  const batch = await claim(db, channel.name, clock(), maxConcurrent);
  const stale = await findStaleReminders(db, batch.flatMap(toReminder), clock());
  const { markSentLater, flush } = createSentRecorder(db, clock, batch.length === maxConcurrent);
  // Starts are spread over the rest of the round.
  const intervalMs = (roundMs - (performance.now() - startedAt)) / maxConcurrent;
  const sendOne = async (notification: NotificationRow, index: number) => {
    if (index * intervalMs > 0) await pause(index * intervalMs);
    await deliverOne(db, channel, notification, { stale, markSentLater, clock });
  };
  await Promise.all(batch.map(sendOne));
  await flush();
  return batch.length;
}

/** In a rush, notifications sent within this time are marked in one statement, in milliseconds. */
const batchMs = 50;

/**
 * Marks notifications as sent: at once, or in a rush in batches, since a statement for each would be most of the work.
 * `flush` waits for the last write before the next batch is claimed. If the process is killed before a write, those
 * notifications are sent twice, with the same id.
 */
function createSentRecorder(db: Database, clock: () => Date, isRush: boolean) {
  let pending: NotificationRow[] = [];
  let writing: Promise<void> | undefined;
  const end = new AbortController();
  const write = async () => {
    while (pending.length > 0) {
      if (isRush) await pause(batchMs, undefined, { signal: end.signal }).catch(() => undefined);
      const batch = pending;
      pending = [];
      await markSent(db, batch, clock());
    }
    writing = undefined;
  };
  const markSentLater = (notification: NotificationRow) => {
    pending.push(notification);
    writing ??= write();
    // The error is thrown by `flush`.
    writing.catch(() => undefined);
  };
  const flush = async () => {
    end.abort();
    await writing;
  };
  return { markSentLater, flush };
}

/** Invalid data is detected later, when its mail or event is rendered. */
function toReminder({ id, kind, accountId, data }: NotificationRow) {
  const reminder = kind === "lesson.soon" ? eventSchemas[kind].safeParse(data).data : undefined;
  return reminder ? [{ id, accountId, data: reminder }] : [];
}

type Delivery = {
  stale: ReadonlySet<number>;
  markSentLater: (notification: NotificationRow) => void;
  clock: () => Date;
};

async function deliverOne(
  db: Database,
  channel: Channel,
  notification: NotificationRow,
  { stale, markSentLater, clock }: Delivery,
): Promise<void> {
  const mayMove = channel.name === "mail" && canMoveToHand(notification);
  let isCurrent = false;
  try {
    if (stale.has(notification.id))
      throw new SendError("it is too late, or the lesson is at another time", true);
    await rejectExpiredOffer(db, notification, clock());
    await rejectOldLinkChange(db, notification, clock());
    isCurrent = true;
    if (mayMove && notification.accountId !== null && (await isByMessenger(db, notification.accountId)))
      return await moveToHand(db, notification, { error: null, now: clock() });
    await withTimeout(sendLimitMs, channel.send(notification, clock()));
  } catch (error) {
    const sendError = error instanceof SendError ? error : undefined;
    const details = {
      work: `${notification.kind} by ${channel.name}`,
      error: sendError?.message ?? describeError(error),
    };
    if (mayMove && isCurrent && sendError?.isPermanent) {
      await moveToHand(db, notification, { error: sendError.message, now: clock() });
      log.warn(details, "a mail was refused and waits to be sent by hand");
      return;
    }
    const isStuck = await markFailed(db, notification, {
      error: sendError?.message ?? "it could not be made",
      isPermanent: sendError?.isPermanent ?? false,
      now: clock(),
    });
    if (isStuck) log.error(details, "a notification is stuck: npm run notifications");
    else log.warn(details, "a notification could not be sent and will be retried");
    return;
  }
  markSentLater(notification);
}

/** A delayed offer may be for a seat that was taken meanwhile. */
async function rejectExpiredOffer(db: Database, { kind, data }: NotificationRow, now: Date): Promise<void> {
  if (kind === "seat.offered" && !(await isStillOffered(db, eventSchemas[kind].parse(data), now)))
    throw new SendError("the seat is no longer held", true);
}

/** A delayed notification may be about a lesson that is over or was moved, or about an earlier change. */
async function rejectOldLinkChange(
  db: Database,
  { kind, data, accountId, ...notification }: NotificationRow,
  now: Date,
): Promise<void> {
  if (kind !== "classroom.changed") return;
  const change = { ...notification, accountId: accountId ?? 0, data: eventSchemas[kind].parse(data) };
  if (!(await isLinkChangeCurrent(db, change, now)))
    throw new SendError("the class is over or moved, or its link changed again", true);
}
