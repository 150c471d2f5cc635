"use client";

import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { buttonClasses } from "@/components/ui/button";
import type { NotificationChannel } from "@/lib/engines/notifications/events";
import { Time } from "../time";
import { useMutation } from "../use-mutation";
import { translateReason } from "./reason";
import { Sheet, SheetTitle } from "../sheet";

type ChannelCardProps = {
  name: NotificationChannel;
  channel: CallResponse<"desk/notifications/show">["ways"][NotificationChannel];
  onTested: () => void;
};

/** One notification channel: its settings, its health check and its last deliveries. */
export function ChannelCard({ name, channel, onTested }: ChannelCardProps) {
  const t = useTranslations("desk.notifications");
  return (
    <Sheet aria-labelledby={`${name}-title`}>
      <SheetTitle id={`${name}-title`}>{t(`ways.${name}.title`)}</SheetTitle>
      {!channel && <p>{t(`ways.${name}.off`)}</p>}
      {channel && (
        <>
          <p className="wrap-anywhere">
            {channel.to ? t(`ways.${name}.on`, { to: channel.to }) : t(`ways.${name}.students`)}
          </p>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1 wrap-anywhere">
            {channel.looked && (
              <li>
                {t.rich("looked", timeTag(channel.looked.at))}
                <br />
                {channel.looked.error === null ? t("answered") : translateReason(channel.looked.error, t)}
              </li>
            )}
            <li>{channel.last_sent ? t.rich("sent", timeTag(channel.last_sent)) : t("never")}</li>
            {channel.last_failed && (
              <li>
                {t.rich("failed", timeTag(channel.last_failed.at))}
                <br />
                {channel.last_failed.error
                  ? translateReason(channel.last_failed.error, t)
                  : // Without an error, the retry may be requested but not sent yet.
                    channel.last_sent && channel.last_sent > channel.last_failed.at && t("fine")}
              </li>
            )}
          </ul>
          {channel.to && <TestButton name={name} to={channel.to} onTested={onTested} />}
        </>
      )}
    </Sheet>
  );
}

/** The tag `time` of a message. */
const timeTag = (at: string) => ({ time: () => <Time key="time" at={at} /> });

function TestButton({ name, to, onTested }: { name: NotificationChannel; to: string; onTested: () => void }) {
  const t = useTranslations("desk.notifications");
  const { trigger, isMutating } = useMutation();
  const sendTest = async () => {
    await trigger("desk/notifications/test", { way: name }, t(`ways.${name}.tested`, { to }));
    onTested();
  };
  return (
    <button
      type="button"
      disabled={isMutating}
      onClick={sendTest}
      className={`${buttonClasses.secondary} mt-4`}
    >
      {t(`ways.${name}.test`)}
    </button>
  );
}
