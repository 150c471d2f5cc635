import { ProviderError } from "../provider/types";

export type QueueLimits = {
  /** Pieces of work under way at once; the others wait, first come, first served. */
  concurrency: number;
  /** Most that wait; whoever comes then is refused at once. */
  maxWaiting: number;
  /** Whoever has waited this long is refused. */
  maxWaitMs: number;
};

/** Does a piece of work when its turn comes. @throws ProviderError tooManyRequests when it is refused. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Dear work of one kind, bounded: what comes in faster than it can be done is refused soon, not piled up. */
export function workQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits): WorkQueue {
  let underWay = 0;
  const waiting = new Set<() => void>();
  const refusal = () => new ProviderError("tooManyRequests", "", undefined, Math.ceil(maxWaitMs / 1000));

  async function begin(): Promise<void> {
    if (underWay < concurrency) {
      underWay += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(take);
      };
      const take = () => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(refusal());
      }, maxWaitMs);
      waiting.add(take);
    });
  }

  /** Whoever waits longest takes over the place; else it is free. */
  function end(): void {
    const [next] = waiting;
    if (next) next();
    else underWay -= 1;
  }

  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}

/** A queue per key, kept as long as somebody is in it: what is stuck under one key holds up no other. */
export function keyedQueue<Key>(limits: QueueLimits) {
  const queues = new Map<Key, { run: WorkQueue; users: number }>();
  return async <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { run: workQueue(limits), users: 0 };
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
