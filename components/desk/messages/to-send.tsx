"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { Fold } from "../fold";
import { Line } from "../line";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { useReloadUnreadCounts } from "../use-unread-counts";
import { HandMessageCard, type HandMessage } from "./hand-message";

/** Polling interval, so that two who work on the list seldom send the same message. */
const pollMs = 15_000;

/** The list of messages that staff send by hand, and what was done in the last day. */
export function ToSend() {
  const t = useTranslations("desk.messages");
  const showToast = useToast();
  const { data, failure, reload } = useCall("desk/notifications/hand", {}, { refreshInterval: pollMs });
  const { trigger, isMutating } = useMutation();
  const reloadUnreadCounts = useReloadUnreadCounts();
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const handle = async (ids: number[], to: "sent" | "dropped" | "waiting", doneText: string) => {
    const response = await trigger("desk/notifications/handled", { ids, to });
    if (response)
      showToast(
        response.count > 0
          ? { tone: "success", text: doneText }
          : { tone: "error", text: t("toSend.meanwhile") },
      );
    await reload();
    reloadUnreadCounts();
  };
  return (
    <>
      <section aria-labelledby="to-send" className="flex flex-col gap-4">
        <SheetTitle id="to-send">{t("toSend.title")}</SheetTitle>
        {data.waiting.length === 0 && <p>{t("toSend.none")}</p>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] items-start gap-4">
          {data.waiting.map((message: HandMessage) => (
            <li key={message.ids.join()}>
              <HandMessageCard
                message={message}
                isBusy={isMutating}
                onHandled={(to) =>
                  void handle(message.ids, to, t(to === "sent" ? "toSend.doneSent" : "toSend.doneDropped"))
                }
              />
            </li>
          ))}
        </ul>
      </section>
      {data.handled.length > 0 && (
        <Sheet>
          <Fold summary={t("handled.title")} summaryClassName="font-semibold">
            <Handled
              handled={data.handled}
              isBusy={isMutating}
              onTakeBack={(ids) => void handle(ids, "waiting", t("handled.done"))}
            />
          </Fold>
        </Sheet>
      )}
    </>
  );
}

type HandledProps = {
  handled: {
    ids: number[];
    account: { name: string };
    kind: HandMessage["kind"];
    state: "sent" | "dropped";
    at: string;
    who: string;
  }[];
  isBusy: boolean;
  onTakeBack: (ids: number[]) => void;
};

function Handled({ handled, isBusy, onTakeBack }: HandledProps) {
  const t = useTranslations("desk.messages");
  const tKinds = useTranslations("desk.notifications");
  return (
    <ul>
      {handled.map(({ ids, account: { name }, kind, state, at, who }) => (
        <Line
          key={ids.join()}
          actions={
            <SmallButton
              disabled={isBusy}
              aria-label={t("handled.takeBackOf", { name, kind: tKinds(`kinds.${kind}`) })}
              onClick={() => onTakeBack(ids)}
            >
              {t("handled.takeBack")}
            </SmallButton>
          }
        >
          <b>{name}</b> · {tKinds(`kinds.${kind}`)}
          <Small className="block">{t(`handled.${state}`, { who, time: formatPageDateTime(at) })}</Small>
        </Line>
      ))}
    </ul>
  );
}
