import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { onShutdown } from "../lifecycle/shutdown";

export type Repeated = {
  work: () => Promise<unknown>;
  /** Between the end of one time and the beginning of the next, in milliseconds. */
  everyMs: number;
  /** What is logged of the first failure in a row, such as of a database that is away. */
  failed: string;
};

/**
 * Does something now, and again and again for as long as the process runs. At its end what is under way is waited for and
 * nothing more is begun, so that none of it finds its database closed.
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
