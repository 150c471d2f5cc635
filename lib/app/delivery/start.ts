import { env } from "../../base/env";
import type { Database } from "../../base/db/types";
import { checkChannels } from "./health-check";
import type { CheckedChannel } from "../../engines/notifications/channel";
import { startWorker } from "./worker";
import { processState } from "../../base/process-state";

const notificationSlot = processState<() => Promise<void>>("notifications");

/** Opens the configured channels, loading their libraries on demand. */
export async function openChannels(db: Database): Promise<CheckedChannel[]> {
  const settings = env();
  const channels: CheckedChannel[] = [];
  if (settings.MAIL_URL) channels.push((await import("./mail/channel")).createMailChannel(db, settings));
  if (settings.NOTICE_WEBHOOK_URL)
    channels.push((await import("./webhook/channel")).createWebhookChannel(settings));
  return channels;
}

/** Starts sending if a channel is configured, and checks the channels. */
export async function startNotifications(db: Database): Promise<void> {
  const channels = await openChannels(db);
  if (channels.length === 0 || notificationSlot.value) return;
  notificationSlot.value = startWorker(db, channels);
  // Not awaited: an unreachable mail server must not delay the start.
  void checkChannels(channels);
}

/** Stops sending; call it before closing the database. */
export async function stopNotifications(): Promise<void> {
  const stop = notificationSlot.value;
  notificationSlot.value = undefined;
  await stop?.();
}
