import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { onShutdown } from "./shutdown";

export type RepeatOptions = {
  work: () => Promise<unknown>;
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  everyMs: number;
  /** Log message for the first of consecutive failures. */
  failureMessage: string;
};

/**
 * Runs work immediately and then repeatedly until the process ends. Shutdown waits for a running call and starts no
 * more, so that work never finds its database closed.
 */
export function repeat({ work, everyMs, failureMessage: failed }: RepeatOptions): void {
  let wasFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const runOnce = async () => {
    try {
      await work();
      wasFailing = false;
    } catch (error) {
      if (!wasFailing) log.error({ error: describeError(error) }, failed);
      wasFailing = true;
    }
  };
  const runNext = () => {
    currentRun = runOnce().finally(() => {
      if (!isEnded) timer = setTimeout(runNext, everyMs).unref();
    });
  };
  let currentRun = Promise.resolve();
  runNext();
  onShutdown(() => {
    isEnded = true;
    clearTimeout(timer);
    return currentRun;
  });
}
