"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { Compose } from "./compose";
import { SentMessages } from "./sent-messages";
import { ToSend } from "./to-send";

/** Messages to families and leads: writing them, those to send by hand, and those that were sent. */
export function MessagesScreen() {
  const t = useTranslations("desk.messages");
  const [before, setBefore] = useState<number>();
  const { data, failure, reload } = useCall("desk/messages/list", before === undefined ? {} : { before });
  return (
    <>
      <p className="lead">{t("text")}</p>
      <Compose
        onSent={() => {
          setBefore(undefined);
          void reload();
        }}
      />
      <ToSend />
      {data ? (
        <SentMessages sent={data} onOlder={() => setBefore(data.messages.at(-1)?.id)} />
      ) : (
        <LoadingOrError failure={failure} onRetry={reload} />
      )}
    </>
  );
}
