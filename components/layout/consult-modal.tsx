import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";
import { adviser, dialled } from "@/lib/school/school";
import { CodeModal, type CodeModalProps } from "./code-modal";

/** How to reach a course adviser: in a chat, by phone, by email. Without script, by email. */
export function ConsultModal({ className, children }: { className?: string; children: ReactNode }) {
  const close = useTranslations("dialog")("close");
  const consult = consultCodes(useTranslations("consult"), close, useLocale());
  return (
    <CodeModal {...consult} className={className}>
      {children}
    </CodeModal>
  );
}

export type Consult = Omit<CodeModalProps, "className" | "children">;
type ConsultWords = ReturnType<typeof useTranslations<"consult">>;

/** What the dialog says: also for lists that are drawn in the browser. */
export function consultCodes(t: ConsultWords, close: string, language: Language): Consult {
  const { chat: name, chatAddress, phone, email } = adviser(language);
  const chat = { wechat: t("wechat"), zalo: "Zalo", whatsapp: "WhatsApp" }[name];
  const mail = `mailto:${email}`;
  return {
    href: mail,
    title: t("title"),
    text: t("text"),
    close,
    codes: [{ name, alt: t("chatQr", { chat }), caption: chat, href: chatAddress }],
    links: [
      { href: chatAddress, text: t("chat", { chat }) },
      { href: `tel:${dialled(phone)}`, text: `${t("phone")} ${phone}` },
      { href: mail, text: `${t("email")} ${email}` },
    ],
  };
}
