"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { languageNames, type Language } from "@/lib/base/i18n/languages";
import { formatList, joinSentences } from "../format";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { formatReach } from "./use-reach-text";
import type { MessageInput } from "./message-input";

type MessagePreviewProps = {
  input: MessageInput;
  response: CallResponse<"desk/messages/preview">;
  onSent: () => void;
};

/** Who gets a message and how, in which language, and the buttons that test and send it. */
export function MessagePreview({ input, response, onSent }: MessagePreviewProps) {
  const t = useTranslations("desk.messages");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const { recipients, mail, hand, opted_out: optedOut, unconfirmed } = response;
  const reached = mail + hand;
  const test = async (language: Language) => {
    const sent = await trigger("desk/messages/test", { ...input, language });
    if (sent) showToast({ tone: "success", text: t("preview.tested", sent) });
  };
  const send = async () => {
    const sent = await trigger("desk/messages/send", { ...input, recipients });
    if (!sent) return;
    showToast(
      sent.sent
        ? {
            tone: "success",
            text: joinSentences(t("preview.sent"), formatReach(response, t)),
          }
        : { tone: "error", text: t("preview.already") },
    );
    onSent();
  };
  return (
    <section aria-labelledby="message-preview" className="mt-5 flex flex-col gap-4">
      <h3 id="message-preview" tabIndex={-1} className="text-h3">
        {t("preview.title")}
      </h3>
      <p>
        {reached === 0
          ? t("preview.none")
          : joinSentences(
              mail > 0 && t("preview.mail", { count: mail }),
              hand > 0 && t("preview.hand", { count: hand }),
            )}
        {optedOut > 0 && <> {t("preview.optedOut", { count: optedOut })}</>}
        {unconfirmed > 0 && <> {t("preview.unconfirmed", { count: unconfirmed })}</>}
      </p>
      {response.languages.map(({ language, count, names, others, mail: text }) => (
        <article key={language} className="flex flex-col gap-3 rounded-card border border-line p-4">
          <p>
            <b>{languageNames[language]}</b> <Small>{t("preview.count", { count })}</Small>
          </p>
          <Small className="wrap-anywhere">
            {formatList(names)}
            {count > names.length && <> {t("preview.more", { count: count - names.length })}</>}
          </Small>
          {others > 0 && <Small>{t("preview.others", { count: others })}</Small>}
          <div lang={language} className="rounded-card bg-muted/60 p-4 wrap-anywhere">
            <p className="font-bold">{text.subject}</p>
            <p className="mt-2 whitespace-pre-wrap">{text.text}</p>
          </div>
          <SmallButton
            disabled={isMutating}
            aria-label={t("preview.testOf", { language: languageNames[language] })}
            onClick={() => void test(language)}
          >
            {t("preview.test")}
          </SmallButton>
        </article>
      ))}
      {reached > 0 && (
        <button
          type="button"
          disabled={isMutating}
          className={`${buttonClasses.primary} self-start`}
          onClick={() => void send()}
        >
          {t("preview.send", { count: reached })}
        </button>
      )}
    </section>
  );
}
