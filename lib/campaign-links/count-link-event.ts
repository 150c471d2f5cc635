import { env } from "../env";
import { MemoryCounter } from "../limits/memory-counter";
import { processState } from "../process-state";
import { networkOf } from "../request/client-address";
import { readClient } from "../request/client-header";
import { countLink } from "./link-counts";
import { linkEvents } from "./link-events";

/** Longer than any link's name. */
const maxBodyBytes = 64;
/** Limit per network: enough for a school class that opens a link together, but not for a script. */
const maxPerMinute = 60;
/** User agents of bots. */
const robots = /bot\b|crawl|spider|preview|headless/i;

/** Always in memory, unlike other limits: a shared link may bring thousands of visits in a second. */
const limiterSlot = processState<MemoryCounter>("linkEventLimiter");

/**
 * Counts a visit of a marketer's link, or the start of an enrollment (lib/inline-scripts/link-visit.ts).
 * @param event name of the event, as the address has it
 * @returns the same response whatever was counted, so that it does not reveal which links exist
 */
export async function countLinkEvent(request: Request, event: string): Promise<Response> {
  const known = linkEvents.find((name) => name === event);
  if (known && isPerson(request.headers)) {
    const link = await readLink(request);
    if (link && (await isWithinLimit(request.headers))) countLink(link.toLowerCase(), known);
  }
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** Whether the request comes from a page of this site, not from a bot, and the visitor has not opted out of tracking. */
function isPerson(headers: Headers): boolean {
  const declines = headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
  const isOwnPage = headers.get("origin") === new URL(env().SITE_URL).origin;
  return isOwnPage && !declines && !robots.test(headers.get("user-agent") ?? "");
}

/** The body's text, or undefined if it is longer than any link. */
async function readLink({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBodyBytes) return undefined;
  }
  return text;
}

async function isWithinLimit(headers: Headers): Promise<boolean> {
  limiterSlot.value ??= new MemoryCounter({ points: maxPerMinute * env().RATE_LIMIT_FACTOR, duration: 60 });
  return limiterSlot.value.consume(networkOf(readClient(headers))).then(
    () => true,
    () => false,
  );
}
