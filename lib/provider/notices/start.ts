import { env } from "../../env";
import type { Database } from "../db/types";
import { lookAtWays } from "./look";
import type { OpenWay } from "./ways";
import { startWorker } from "./worker";
import { processState } from "../../process-state";

const noticesSlot = processState<() => Promise<void>>("notices");

/** The ways of the settings. Their libraries are read only where one is set up. */
export async function openWays(db: Database): Promise<OpenWay[]> {
  const settings = env();
  const ways: OpenWay[] = [];
  if (settings.MAIL_URL) ways.push((await import("./mail/way")).mailWay(db, settings));
  if (settings.NOTICE_WEBHOOK_URL) ways.push((await import("./webhook/way")).webhookWay(settings));
  return ways;
}

/** Begins to send what waits, where there is a way, and looks whether the other end of each is there. */
export async function startNotices(db: Database): Promise<void> {
  const ways = await openWays(db);
  if (ways.length === 0 || noticesSlot.value) return;
  noticesSlot.value = startWorker(db, ways);
  // Not waited for: a mail server that is down or silent holds up no start.
  void lookAtWays(ways);
}

/** Stops it, before the database is closed. */
export async function stopNotices(): Promise<void> {
  const stop = noticesSlot.value;
  noticesSlot.value = undefined;
  await stop?.();
}
