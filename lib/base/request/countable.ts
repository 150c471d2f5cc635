import { env } from "../env";
import { MemoryCounter } from "../limits/memory-counter";
import { processState } from "../process-state";
import { networkOf } from "./client-address";
import { readClient } from "./client-header";

/** Limit per network: enough for a school class that opens a page together, but not for a script. */
const maxPerMinute = 60;
/** User agents of bots. */
const robots = /bot\b|crawl|spider|preview|headless/i;

/** Limit per network and day for events of the level test, a hundred tests: more would be a script's. */
const maxTestEventsPerDay = 300;
const testEventsSlot = processState<MemoryCounter>("countedTestEvents");

/** Always in memory, unlike other limits: a shared link may bring thousands of visits in a second. */
const limiterSlot = processState<MemoryCounter>("countedEventLimiter");

/**
 * Whether an event that a page reports is counted in the school's figures: it comes from a page of this site, not from a
 * bot, the visitor has not opted out of tracking, and the network has reported fewer than 60 in this minute.
 */
export async function isCountable(headers: Headers): Promise<boolean> {
  const declines = headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
  const isOwnPage = headers.get("origin") === new URL(env().SITE_URL).origin;
  const isPerson = isOwnPage && !declines && !robots.test(headers.get("user-agent") ?? "");
  return isPerson && (await isWithinLimit(headers));
}

/** The same for an event of the level test, of which a network has a limit a day too. */
export async function isCountableTestEvent(headers: Headers): Promise<boolean> {
  if (!(await isCountable(headers))) return false;
  const points = maxTestEventsPerDay * env().RATE_LIMIT_FACTOR;
  testEventsSlot.value ??= new MemoryCounter({ points, duration: 24 * 60 * 60 });
  return testEventsSlot.value.consume(networkOf(readClient(headers))).then(
    () => true,
    () => false,
  );
}

async function isWithinLimit(headers: Headers): Promise<boolean> {
  limiterSlot.value ??= new MemoryCounter({ points: maxPerMinute * env().RATE_LIMIT_FACTOR, duration: 60 });
  return limiterSlot.value.consume(networkOf(readClient(headers))).then(
    () => true,
    () => false,
  );
}
