import { env } from "../../env";
import type { Database } from "../db/types";
import { lookAtWays } from "./look";
import type { OpenWay } from "./ways";
import { startWorker } from "./worker";
import { processState } from "../../process-state";

const noticesSlot = processState<() => Promise<void>>("notices");

/** Opens the configured channels, loading their libraries on demand. */
export async function openWays(db: Database): Promise<OpenWay[]> {
  const settings = env();
  const ways: OpenWay[] = [];
  if (settings.MAIL_URL) ways.push((await import("./mail/way")).mailWay(db, settings));
  if (settings.NOTICE_WEBHOOK_URL) ways.push((await import("./webhook/way")).webhookWay(settings));
  return ways;
}

/** Starts sending if a channel is configured, and checks the channels. */
export async function startNotices(db: Database): Promise<void> {
  const ways = await openWays(db);
  if (ways.length === 0 || noticesSlot.value) return;
  noticesSlot.value = startWorker(db, ways);
  // Not awaited: an unreachable mail server must not delay the start.
  void lookAtWays(ways);
}

/** Stops sending; call it before closing the database. */
export async function stopNotices(): Promise<void> {
  const stop = noticesSlot.value;
  noticesSlot.value = undefined;
  await stop?.();
}
