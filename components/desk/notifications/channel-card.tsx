"use client";

import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { buttonClasses } from "@/components/ui/button";
import type { NotificationChannel } from "@/lib/engines/notifications/events";
import { Time } from "../time";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
import { translateReason } from "./reason";
import { Sheet, SheetTitle } from "../sheet";

type ChannelCardProps = {
  name: NotificationChannel;
  channel: CallResponse<"desk/notifications/show">["ways"][NotificationChannel];
  onTested: () => void;
};

/** One notification channel: its settings, its health check and its last deliveries. */
export function ChannelCard({ name, channel, onTested }: ChannelCardProps) {
  const words = useWords("notifications");
  const channelWords = words.ways[name];
  return (
    <Sheet aria-labelledby={`${name}-title`}>
      <SheetTitle id={`${name}-title`}>{channelWords.title}</SheetTitle>
      {!channel && <p>{channelWords.off}</p>}
      {channel && (
        <>
          <p className="wrap-anywhere">
            {channel.to ? fillPlaceholders(channelWords.on, { to: channel.to }) : channelWords.students}
          </p>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1 wrap-anywhere">
            {channel.looked && (
              <li>
                <TextWithTime text={words.looked} time={channel.looked.at} />
                <br />
                {channel.looked.error === null
                  ? words.answered
                  : translateReason(channel.looked.error, words.reasons)}
              </li>
            )}
            <li>
              {channel.last_sent ? <TextWithTime text={words.sent} time={channel.last_sent} /> : words.never}
            </li>
            {channel.last_failed && (
              <li>
                <TextWithTime text={words.failed} time={channel.last_failed.at} />
                <br />
                {channel.last_failed.error
                  ? translateReason(channel.last_failed.error, words.reasons)
                  : // Without an error, the retry may be requested but not sent yet.
                    channel.last_sent && channel.last_sent > channel.last_failed.at && words.fine}
              </li>
            )}
          </ul>
          {channel.to && <TestButton name={name} to={channel.to} onTested={onTested} />}
        </>
      )}
    </Sheet>
  );
}

/** A message with its {time} placeholder replaced. */
function TextWithTime({ text, time }: { text: string; time: string }) {
  const [before, after] = text.split("{time}");
  return (
    <>
      {before}
      <Time at={time} />
      {after}
    </>
  );
}

function TestButton({ name, to, onTested }: { name: NotificationChannel; to: string; onTested: () => void }) {
  const channelWords = useWords("notifications").ways[name];
  const { trigger, isMutating } = useMutation();
  const sendTest = async () => {
    await trigger("desk/notifications/test", { way: name }, fillPlaceholders(channelWords.tested, { to }));
    onTested();
  };
  return (
    <button
      type="button"
      disabled={isMutating}
      onClick={sendTest}
      className={`${buttonClasses.secondary} mt-4`}
    >
      {channelWords.test}
    </button>
  );
}
