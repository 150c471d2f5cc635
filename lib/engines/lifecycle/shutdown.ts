import { processState } from "../../base/process-state";

type Close = () => Promise<void>;

const slot = processState<Close[]>("shutdown");

/** Registers a function to run at shutdown, after all requests have ended and in order of registration. */
export function onShutdown(close: Close): void {
  (slot.value ??= []).push(close);
}

/** Runs all registered functions, even if one fails. @throws the first error */
export async function shutdown(): Promise<void> {
  const errors: unknown[] = [];
  for (const close of slot.value?.splice(0) ?? []) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
