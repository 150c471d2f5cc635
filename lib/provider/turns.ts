import { keyedQueue, workQueue } from "../limits/work-queue";

/** A rush of thousands is over in seconds; whoever waits longer presses again, with the same key. */
const waiting = { maxWaiting: 5000, maxWaitMs: 15_000 };
/**
 * Bookings under way at once. Fewer than the database has connections, so that a rush on one class, queueing for its
 * lock, leaves some to those who only read; and half as many for one class, so that a lock which somebody holds on to
 * stops no other. With four such classes, two bookings of each are in line before a later one: it waits for two locks'
 * time (lockTimeoutMs), four seconds.
 */
const turns = workQueue({ concurrency: 4, ...waiting });
const classTurns = keyedQueue<number>({ concurrency: 2, ...waiting });

/** Does what locks a class when its turn has come. @throws ProviderError tooManyRequests where that takes too long. */
export const inTurn = <Answer>(classId: number, work: () => Promise<Answer>): Promise<Answer> =>
  classTurns(classId, () => turns(work));
