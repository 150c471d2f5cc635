import PQueue from "p-queue";
import { ProviderError } from "../contract/provider-error";

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
  const queue = new PQueue({ concurrency });
  const refusal = () => new ProviderError("tooManyRequests", "", undefined, Math.ceil(maxWaitMs / 1000));
  return async (work) => {
    if (queue.size >= maxWaiting) throw refusal();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(refusal()), maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(start, { signal: waiting.signal });
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
