import { AsyncLocalStorage } from "node:async_hooks";

/* Made when the process starts (`main.ts`), before there is a request; Next bundles each route apart. */
type Outside = <Done>(work: () => Done) => Done;
const shared = globalThis as { yuqiaoOutside?: Outside };

/**
 * Does something that outlives the request in which it is begun, such as a timer of an hour or a promise that is kept.
 * Node notes for each of them in which request it was made, and by that the request itself with its answer, compressor and
 * buffers stays in memory for as long.
 */
export const outsideRequests: Outside = (shared.yuqiaoOutside ??= AsyncLocalStorage.snapshot());
