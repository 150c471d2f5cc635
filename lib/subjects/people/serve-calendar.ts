import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { hasOwnAccounts } from "../../base/links/account-sites";
import { consumeLimit } from "../../base/limits/check";
import { ProviderError } from "../../base/contract/provider-error";
import { etagOf, matchesEtag } from "../../base/request/etag";
import { clientOf } from "../../engines/calls/limit";

/** The address is a secret: keep it out of search indexes, referrers and shared caches. */
const commonHeaders = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };

const emptyResponse = (status: number, extraHeaders: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...commonHeaders, "cache-control": "no-store", ...extraHeaders } });

/**
 * Serves a student's calendar feed; cookies are neither read nor set. A revoked address responds like one that
 * never existed.
 * @param file the secret and `.ics`.
 */
export async function handleCalendar(headers: Headers, file: string): Promise<Response> {
  const secret = /^(.{1,100})\.ics$/.exec(file)?.[1];
  if (secret === undefined || !hasOwnAccounts()) return emptyResponse(404);
  try {
    await consumeLimit("calendar", { ...clientOf(headers), session: secret });
    // Imported on first use: with API_HOST the database engine is never loaded.
    const { readCalendar } = await import("./calendar");
    const calendar = await readCalendar(secret);
    if (calendar === undefined) return emptyResponse(404);
    const etag = etagOf(calendar);
    const validators = { ...commonHeaders, "cache-control": "private, no-cache", etag };
    if (matchesEtag(headers.get("if-none-match"), [etag]))
      return new Response(null, { status: 304, headers: validators });
    return new Response(calendar, {
      headers: { ...validators, "content-type": "text/calendar; charset=utf-8" },
    });
  } catch (error) {
    if (error instanceof ProviderError && error.codeName === "tooManyRequests")
      return emptyResponse(429, { "retry-after": String(Math.max(1, Math.ceil(error.retryAfter ?? 60))) });
    log.error({ work: "calendar", error: describeError(error) }, "failed");
    return emptyResponse(500);
  }
}
