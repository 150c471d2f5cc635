import { processState } from "../process-state";

/*
 * What was opened at the start and must be closed before the process ends. One list per process: Next bundles its
 * start-up hook, which opens the database, apart from the server.
 */
type Close = () => Promise<void>;

const closersSlot = processState<Close[]>("closers");
const closers = (closersSlot.value ??= []);

/** @param close is called once no request is under way any more, after those that were named before it. */
export function closeAtEnd(close: Close): void {
  closers.push(close);
}

/** Closes everything, the rest too where one fails. @throws the first error. */
export async function closeAll(): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers.splice(0)) await close().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
