import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";
import { listLocalAdvisers } from "@/lib/school/contacts";
import { findAdviser, toTelNumber } from "@/lib/school/school";
import { CodeModal, type CodeModalProps } from "./code-modal";

/** Contact details of a course adviser: chat, phone and email. Without script, an email link. */
export function ConsultModal({ className, children }: { className?: string; children: ReactNode }) {
  const close = useTranslations("dialog")("close");
  const consult = createConsultProps(useTranslations("consult"), close, useLocale());
  return (
    <CodeModal {...consult} className={className}>
      {children}
    </CodeModal>
  );
}

export type ConsultProps = Omit<CodeModalProps, "className" | "children">;
type ConsultTranslator = ReturnType<typeof useTranslations<"consult">>;

/** The props of the dialog; exported for lists that are rendered in the browser. */
export function createConsultProps(t: ConsultTranslator, close: string, language: Language): ConsultProps {
  const defaultAdviser = findAdviser(language);
  const { codes, links } = toCodesAndLinks(t, defaultAdviser);
  return {
    href: `mailto:${defaultAdviser.email}`,
    title: t("title"),
    text: t("text"),
    close,
    codes,
    links,
    // In a country with its own chat service, that chat comes first and the usual one last.
    nearby: listLocalAdvisers(language).map(({ zones, ...local }) => {
      const localContacts = toCodesAndLinks(t, local);
      const others = local.chat === defaultAdviser.chat ? [] : links.slice(0, 1);
      return { zones, codes: localContacts.codes, links: [...localContacts.links, ...others] };
    }),
  };
}

/** The QR code and the links to an adviser, the chat first. */
function toCodesAndLinks(
  t: ConsultTranslator,
  { chat: name, chatAddress, phone, email }: ReturnType<typeof findAdviser>,
) {
  const chat = { wechat: t("wechat"), zalo: "Zalo", whatsapp: "WhatsApp" }[name];
  return {
    codes: [{ name, alt: t("chatQr", { chat }), caption: chat, href: chatAddress }],
    links: [
      { href: chatAddress, text: t("chat", { chat }) },
      { href: `tel:${toTelNumber(phone)}`, text: `${t("phone")} ${phone}` },
      { href: `mailto:${email}`, text: `${t("email")} ${email}` },
    ],
  };
}
