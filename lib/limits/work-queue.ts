import { ProviderError } from "../provider/types";

export type QueueLimits = {
  /** Tasks that run at the same time; the others wait in order of arrival. */
  concurrency: number;
  /** Most waiting tasks; further ones are refused immediately. */
  maxWaiting: number;
  /** Longest wait; after it a task is refused. */
  maxWaitMs: number;
};

/** Runs a task when a slot is free. @throws ProviderError tooManyRequests if it is refused */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue for expensive tasks of one kind. Under overload it refuses tasks instead of accumulating them. */
export function createWorkQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits): WorkQueue {
  let running = 0;
  const waiting = new Set<() => void>();
  const refusal = () => new ProviderError("tooManyRequests", "", undefined, Math.ceil(maxWaitMs / 1000));

  async function acquireSlot(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer);
        waiting.delete(startNext);
      };
      const startNext = () => {
        leaveQueue();
        resolve();
      };
      const timer = setTimeout(() => {
        leaveQueue();
        reject(refusal());
      }, maxWaitMs);
      waiting.add(startNext);
    });
  }

  /** Passes the slot to the task that has waited longest, or frees it. */
  function releaseSlot(): void {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await acquireSlot();
    try {
      return await work();
    } finally {
      releaseSlot();
    }
  };
}

/** Creates one queue for each key in use, so that a slow task delays only tasks with the same key. */
export function createKeyedQueue<Key>(limits: QueueLimits) {
  const queues = new Map<Key, { run: WorkQueue; users: number }>();
  return async <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { run: createWorkQueue(limits), users: 0 };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}
