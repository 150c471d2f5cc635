import { AsyncLocalStorage } from "node:async_hooks";

/** The request that is being answered, for those who cannot be handed it. */
export type CurrentRequest = { id: string };

/* One per process: Next bundles pages, route handlers and the start-up hook apart. */
const shared = globalThis as { yuqiaoCurrentRequest?: AsyncLocalStorage<CurrentRequest> };

export const currentRequest = (shared.yuqiaoCurrentRequest ??= new AsyncLocalStorage());
