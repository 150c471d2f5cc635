import { processState } from "../process-state";

/* What must be closed before the process ends. */
type Close = () => Promise<void>;

const slot = processState<Close[]>("shutdown");

/** @param close runs at shutdown, once no request is being answered, after those that were registered before it */
export function onShutdown(close: Close): void {
  (slot.value ??= []).push(close);
}

/** Closes everything, the rest too where one fails. @throws the first error */
export async function shutdown(): Promise<void> {
  const errors: unknown[] = [];
  for (const close of slot.value?.splice(0) ?? []) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
