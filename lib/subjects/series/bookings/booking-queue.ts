import { createKeyedQueue, createWorkQueue } from "../../../base/limits/work-queue";

/** A rush of thousands ends within seconds; users who wait longer retry with the same key. */
const queueLimits = { maxWaiting: 5000, maxWaitMs: 15_000 };
/**
 * Concurrent bookings. Fewer than the database has connections, so that a rush on one class leaves connections for
 * reads; and half as many per class, so that one locked row does not block other classes. With four locked classes, two
 * bookings of each are queued before a later one, which waits for at most two lock timeouts (lockTimeoutMs), four
 * seconds.
 */
const bookingQueue = createWorkQueue({ concurrency: 4, ...queueLimits });
const classQueue = createKeyedQueue<number>({ concurrency: 2, ...queueLimits });

/**
 * Runs work that locks a class, in the class's queue. @throws ProviderError tooManyRequests after too long a wait.
 */
export const withQueue = <Answer>(classId: number, work: () => Promise<Answer>): Promise<Answer> =>
  classQueue(classId, () => bookingQueue(work));
