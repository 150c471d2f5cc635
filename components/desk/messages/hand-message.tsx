"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { buttonClasses } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { languageNames } from "@/lib/base/i18n/languages";
import { mailtoHref } from "@/lib/base/links/mailto";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Badge } from "../badge";
import { personHref } from "../people/person-href";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatAgo, formatPageDateTime } from "../time";
import { useToast } from "../toasts";

export type HandMessage = CallResponse<"desk/notifications/hand">["waiting"][number];

type HandMessageCardProps = {
  message: HandMessage;
  isBusy: boolean;
  onHandled: (to: "sent" | "dropped") => void;
};

/** A message to a family: its text, the ways to send it, and the tick that it was sent. */
export function HandMessageCard({ message, isBusy, onHandled }: HandMessageCardProps) {
  const t = useTranslations("desk.messages");
  const tKinds = useTranslations("desk.notifications");
  const { account, ids, language, text, created_at: createdAt, until, reason } = message;
  const kind = tKinds(`kinds.${message.kind}`);
  const titleId = `message-${ids[0] ?? 0}`;
  const textBox = useRef<HTMLParagraphElement>(null);
  return (
    <article className="flex flex-col gap-3 sheet p-4" aria-labelledby={titleId}>
      <p className="flex flex-wrap items-center gap-2">
        {account.id === null ? (
          <b id={titleId}>{account.name}</b>
        ) : (
          <a id={titleId} href={personHref(account.id)} className="link font-bold wrap-anywhere">
            {account.name}
          </a>
        )}
        <Badge>{kind}</Badge>
      </p>
      <Small>
        {formatAgo(createdAt)} · {t("toSend.until", { time: formatPageDateTime(until) })}
      </Small>
      <p>{t(`toSend.reasons.${reason}`)}</p>
      <p
        ref={textBox}
        lang={language}
        tabIndex={0}
        role="group"
        aria-label={t("toSend.textOf", { name: account.name })}
        className="max-h-60 overflow-y-auto rounded-card bg-muted/60 p-4 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </p>
      <Small>{t("toSend.language", { language: languageNames[language] })}</Small>
      <Ways message={message} textBox={textBox} />
      <div className="flex flex-wrap gap-2">
        <SmallButton
          disabled={isBusy}
          aria-label={t("toSend.sentOf", { name: account.name, kind })}
          onClick={() => onHandled("sent")}
        >
          {t("toSend.sent")}
        </SmallButton>
        <SmallButton
          disabled={isBusy}
          aria-label={t("toSend.droppedOf", { name: account.name, kind })}
          onClick={() => onHandled("dropped")}
        >
          {t("toSend.dropped")}
        </SmallButton>
      </div>
    </article>
  );
}

type WaysProps = { message: HandMessage; textBox: { readonly current: HTMLElement | null } };

/** The ways to reach the family, with the text in the link where the messenger allows it. */
function Ways({ message: { text, subject, email, messenger }, textBox }: WaysProps) {
  const t = useTranslations("desk.messages");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const copy = async () => {
    const isCopied = await copyText(text, textBox.current);
    showToast(
      isCopied ? { tone: "success", text: tShell("copied") } : { tone: "error", text: tShell("notCopied") },
    );
  };
  const digits = messenger?.contact.replace(/\D/g, "") ?? "";
  const links = [
    messenger?.channel === "whatsapp" && {
      label: t("toSend.whatsapp"),
      href: `https://wa.me/${digits}?text=${encodeURIComponent(text)}`,
    },
    messenger?.channel === "zalo" && { label: t("toSend.zalo"), href: `https://zalo.me/${digits}` },
    email !== null && {
      label: t("toSend.email"),
      href: `${mailtoHref(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
    },
  ].filter((link) => link !== false);
  return (
    <>
      {messenger && (
        <p className="wrap-anywhere select-all">{t("toSend.contact", { contact: messenger.contact })}</p>
      )}
      {!messenger && email === null && <p>{t("toSend.noContact")}</p>}
      <p className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer" className={buttonClasses.secondary}>
            {label}
          </a>
        ))}
        <button type="button" className={buttonClasses.secondary} onClick={() => void copy()}>
          {t("toSend.copyText")}
        </button>
      </p>
    </>
  );
}
