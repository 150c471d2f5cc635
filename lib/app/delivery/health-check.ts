import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import type { NotificationChannel } from "../../engines/notifications/events";
import {
  SendError,
  withTimeout,
  type HealthCheck,
  type CheckedChannel,
} from "../../engines/notifications/channel";
import { processState } from "../../base/process-state";

/*
 * Checks once after the start whether each channel's server is reachable, so that a wrong port or password is found
 * before the first lead. The start does not wait for it and ignores its result.
 */

/** Timeout in milliseconds, longer than the mail server's timeouts for greeting and login. */
const healthCheckTimeoutMs = 30_000;

const healthChecksSlot = processState<Partial<Record<NotificationChannel, HealthCheck>>>("looks");

/** Returns this process's health check of a channel; undefined if it is pending or not configured. */
export const findHealthCheck = (channel: NotificationChannel): HealthCheck | undefined =>
  healthChecksSlot.value?.[channel];

/** Checks each channel, logs and stores the result. Never rejects. */
export async function checkChannels(channels: readonly CheckedChannel[]): Promise<void> {
  const healthChecks: Partial<Record<NotificationChannel, HealthCheck>> = (healthChecksSlot.value = {});
  await Promise.all(
    channels.map(async (channel) => {
      const error = await withTimeout(healthCheckTimeoutMs, channel.check()).then(() => null, reasonOf);
      healthChecks[channel.name] = { at: new Date().toISOString(), error };
      if (error === null) log.info({ work: channel.name }, "notification channel is reachable");
      else
        log.warn(
          { work: channel.name, error },
          "notification channel is not reachable; its notifications wait",
        );
    }),
  );
}

const reasonOf = (error: unknown) => (error instanceof SendError ? error.message : describeError(error));
