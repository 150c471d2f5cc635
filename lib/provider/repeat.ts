import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { onShutdown } from "../lifecycle/shutdown";

export type Repeated = {
  work: () => Promise<unknown>;
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  everyMs: number;
  /** Log message for the first of consecutive failures. */
  failed: string;
};

/**
 * Runs work immediately and then repeatedly until the process ends. Shutdown waits for a running call and starts no
 * more, so that work never finds its database closed.
 */
export function repeat({ work, everyMs, failed }: Repeated): void {
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const once = async () => {
    try {
      await work();
      failing = false;
    } catch (error) {
      if (!failing) log.error({ error: describeError(error) }, failed);
      failing = true;
    }
  };
  const next = () => {
    underWay = once().finally(() => {
      if (!ended) timer = setTimeout(next, everyMs).unref();
    });
  };
  let underWay = Promise.resolve();
  next();
  onShutdown(() => {
    ended = true;
    clearTimeout(timer);
    return underWay;
  });
}
