import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";
import { advisersNearby } from "@/lib/school/contacts";
import { adviser, dialled } from "@/lib/school/school";
import { CodeModal, type CodeModalProps } from "./code-modal";

/** Contact details of a course adviser: chat, phone and email. Without script, an email link. */
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

/** The props of the dialog; exported for lists that are rendered in the browser. */
export function consultCodes(t: ConsultWords, close: string, language: Language): Consult {
  const usual = adviser(language);
  const { codes, links } = waysTo(t, usual);
  return {
    href: `mailto:${usual.email}`,
    title: t("title"),
    text: t("text"),
    close,
    codes,
    links,
    // In a country with its own chat service, that chat comes first and the usual one last.
    nearby: advisersNearby(language).map(({ zones, ...local }) => {
      const ways = waysTo(t, local);
      const others = local.chat === usual.chat ? [] : links.slice(0, 1);
      return { zones, codes: ways.codes, links: [...ways.links, ...others] };
    }),
  };
}

/** The QR code and the links to an adviser, the chat first. */
function waysTo(t: ConsultWords, { chat: name, chatAddress, phone, email }: ReturnType<typeof adviser>) {
  const chat = { wechat: t("wechat"), zalo: "Zalo", whatsapp: "WhatsApp" }[name];
  return {
    codes: [{ name, alt: t("chatQr", { chat }), caption: chat, href: chatAddress }],
    links: [
      { href: chatAddress, text: t("chat", { chat }) },
      { href: `tel:${dialled(phone)}`, text: `${t("phone")} ${phone}` },
      { href: `mailto:${email}`, text: `${t("email")} ${email}` },
    ],
  };
}
