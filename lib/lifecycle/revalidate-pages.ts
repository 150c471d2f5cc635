import { internalHeaders, internalOrigin } from "../request/internal";

/** Where this process tells Next that its pages are out of date: only a request can. */
export const revalidationPath = "/api/renew";

/** A rendering process that does not answer in this time is asked again with the next change. */
const timeoutMs = 5_000;

/**
 * Makes every page of this process be rendered again for its next reader.
 * @throws Error when the process's HTTP server does not answer
 */
export async function revalidatePages(): Promise<void> {
  const response = await fetch(internalOrigin() + revalidationPath, {
    headers: internalHeaders(),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`revalidation failed with ${response.status}`);
}
