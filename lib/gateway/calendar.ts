import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { ownAccounts } from "../links/account-sites";
import { countTry } from "../limits/check";
import { ProviderError } from "../provider/types";
import { etagOf, matchesEtag } from "../request/etag";
import { askerOf } from "./limit";

/** The address is a secret: keep it out of search indexes, referrers and shared caches. */
const common = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };

const none = (status: number, more: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...common, "cache-control": "no-store", ...more } });

/**
 * Serves a student's calendar feed; cookies are neither read nor set. A revoked address responds like one that
 * never existed.
 * @param file the secret and `.ics`.
 */
export async function answerCalendar(headers: Headers, file: string): Promise<Response> {
  const secret = /^(.{1,100})\.ics$/.exec(file)?.[1];
  if (secret === undefined || !ownAccounts()) return none(404);
  try {
    await countTry("calendar", { ...askerOf(headers), session: secret });
    // Imported on first use: with API_HOST the database engine is never loaded.
    const { readCalendar } = await import("../provider/accounts/calendar");
    const calendar = await readCalendar(secret);
    if (calendar === undefined) return none(404);
    const etag = etagOf(calendar);
    const validators = { ...common, "cache-control": "private, no-cache", etag };
    if (matchesEtag(headers.get("if-none-match"), [etag]))
      return new Response(null, { status: 304, headers: validators });
    return new Response(calendar, {
      headers: { ...validators, "content-type": "text/calendar; charset=utf-8" },
    });
  } catch (error) {
    if (error instanceof ProviderError && error.codeName === "tooManyRequests")
      return none(429, { "retry-after": String(Math.max(1, Math.ceil(error.retryAfter ?? 60))) });
    log.error({ work: "calendar", error: describeError(error) }, "failed");
    return none(500);
  }
}
