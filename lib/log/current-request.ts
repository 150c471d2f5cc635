import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "../process-state";

/** The request that is being answered, for those who cannot be handed it. */
export type CurrentRequest = { id: string };

const currentRequestSlot = processState<AsyncLocalStorage<CurrentRequest>>("currentRequest");

export const currentRequest = (currentRequestSlot.value ??= new AsyncLocalStorage());
