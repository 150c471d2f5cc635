import { requestOwnServer } from "../../base/request/internal";

/** Internal route that revalidates all pages: Next allows revalidation only within a request. */
export const revalidationPath = "/api/renew";

/** After a time-out, the next change tries again. */
const timeoutMs = 5_000;

/**
 * Revalidates all pages of this process: each is rendered again on its next request.
 * @throws Error if the request to the process's HTTP server fails
 */
export async function revalidatePages(): Promise<void> {
  const { ok, status } = await requestOwnServer(revalidationPath, timeoutMs, (response) => response);
  if (!ok) throw new Error(`revalidation failed with ${status}`);
}
