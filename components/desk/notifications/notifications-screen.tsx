"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { formatNumber } from "../format";
import { FailedNotifications } from "./failed-notifications";
import { ChannelCard } from "./channel-card";

/** Polling interval, short enough to follow a requested delivery. */
const pollMs = 5_000;

/** The state of notifications: both channels, the queue, and failed deliveries. */
export function NotificationsScreen() {
  const t = useTranslations("desk.notifications");
  const { data, failure, reload } = useCall("desk/notifications/show", {}, { refreshInterval: pollMs });
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const { mail, webhook } = data.ways;
  return (
    <>
      <p className="lead">{t("text")}</p>
      {!mail && !webhook && <p>{t("neither")}</p>}
      <div className="grid-fit items-start gap-6">
        <ChannelCard name="mail" channel={mail} onTested={reload} />
        <ChannelCard name="webhook" channel={webhook} onTested={reload} />
      </div>
      {data.waiting > 0 && (
        <p>
          {t("waiting", {
            waiting: formatNumber(data.waiting),
            retrying: formatNumber(data.retrying),
          })}
        </p>
      )}
      <FailedNotifications notifications={data} onChanged={reload} />
    </>
  );
}
