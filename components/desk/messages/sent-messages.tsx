"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { languageNames } from "@/lib/base/i18n/languages";
import { Badge } from "../badge";
import { Fold } from "../fold";
import { formatList } from "../format";
import { Line } from "../line";
import { LoadingOrError } from "../loading-or-error";
import { personHref } from "../people/person-href";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatPageDateTime } from "../time";

type Message = CallResponse<"desk/messages/list">["messages"][number];
type Sent = CallResponse<"desk/messages/list">;

/** The messages that staff have sent, the newest first, with how far each got. */
export function SentMessages({ sent, onOlder }: { sent: Sent; onOlder: () => void }) {
  const t = useTranslations("desk.messages");
  return (
    <Sheet aria-labelledby="sent-messages">
      <SheetTitle id="sent-messages">{t("sent.title")}</SheetTitle>
      {sent.messages.length === 0 && <p>{t("sent.none")}</p>}
      <ul>
        {sent.messages.map((message) => (
          <SentMessage key={message.id} message={message} />
        ))}
      </ul>
      {sent.more && (
        <p className="mt-3">
          <SmallButton onClick={onOlder}>{t("sent.older")}</SmallButton>
        </p>
      )}
    </Sheet>
  );
}

function Group({ message: { audience, name } }: { message: Message }) {
  const t = useTranslations("desk.messages");
  if (audience.of === "language") return `${t("groups.language")}: ${languageNames[audience.language]}`;
  if (audience.of === "campaign") return `${t("groups.campaign")}: ${t(`sources.${audience.source}`)}`;
  return `${t(`groups.${audience.of}`)}: ${name}`;
}

function States({ states }: Pick<Message, "states">) {
  const t = useTranslations("desk.messages");
  return formatList(
    (Object.entries(states) as [keyof typeof states, number][]).map(
      ([state, count]) => `${t(`states.${state}`)} ${count}`,
    ),
  );
}

/** A message; once opened, its texts and the state of each recipient. */
function SentMessage({ message }: { message: Message }) {
  const t = useTranslations("desk.messages");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="border-b border-line py-2 last:border-0">
      <Fold
        summary={
          <>
            <b>{message.subject}</b> {message.advertising && <Badge>{t("kinds.news")}</Badge>}
            <Small className="block">
              <Group message={message} /> · {message.who} · {formatPageDateTime(message.at)}
            </Small>
            <Small className="block">
              <States states={message.states} />
            </Small>
          </>
        }
        summaryClassName="wrap-anywhere"
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        {isOpen && <Recipients id={message.id} />}
      </Fold>
    </li>
  );
}

function Recipients({ id }: { id: number }) {
  const t = useTranslations("desk.messages");
  const { data, failure, reload } = useCall("desk/messages/show", { id });
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  return (
    <>
      {Object.entries(data.message.texts).map(([language, { text }]) => (
        <p
          key={language}
          lang={language}
          className="rounded-card bg-muted/60 p-4 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </p>
      ))}
      <ul>
        {data.recipients.map((one) => (
          <Line
            key={`${one.account_id ?? ""} ${one.lead_id ?? ""}`}
            actions={<Badge>{one.by_hand ? t("states.waitingByHand") : t(`states.${one.state}`)}</Badge>}
          >
            {one.account_id === null ? (
              one.name
            ) : (
              <a href={personHref(one.account_id)} className="link">
                {one.name}
              </a>
            )}
            <Small className="block">
              {[formatList(one.students), languageNames[one.language]].filter(Boolean).join(" · ")}
            </Small>
          </Line>
        ))}
      </ul>
    </>
  );
}
