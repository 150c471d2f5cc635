import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "../process-state";

/** The request being handled, for code that does not receive it as a parameter. */
export type CurrentRequest = { id: string };

const currentRequestSlot = processState<AsyncLocalStorage<CurrentRequest>>("currentRequest");

export const currentRequest = (currentRequestSlot.value ??= new AsyncLocalStorage());
