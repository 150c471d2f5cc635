import { internalHeaders, internalOrigin } from "../../base/request/internal";

/** Internal route that revalidates all pages: Next allows revalidation only within a request. */
export const revalidationPath = "/api/renew";

/** After a time-out, the next change tries again. */
const timeoutMs = 5_000;

/**
 * Revalidates all pages of this process: each is rendered again on its next request.
 * @throws Error if the request to the process's HTTP server fails
 */
export async function revalidatePages(): Promise<void> {
  const response = await fetch(internalOrigin() + revalidationPath, {
    headers: internalHeaders(),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`revalidation failed with ${response.status}`);
}
