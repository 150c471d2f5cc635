import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { mailtoHref } from "@/lib/base/links/mailto";
import type { Language } from "@/lib/base/i18n/languages";
import { paths } from "@/lib/base/paths";
import { answerDays } from "@/lib/subjects/school/answer-days";
import { listLocalAdvisers } from "@/lib/subjects/school/contacts";
import { findAdviser, toTelNumber } from "@/lib/subjects/school/school";
import { ClientMessages } from "@/components/i18n/client-messages";
import { askMessages } from "./ask-messages";
import { CodeModal, type CodeModalProps } from "./code-modal";

/**
 * Contact details of a course adviser, chat, phone and email, and a form. Without script, an email link. Nothing for a
 * school without any.
 */
export function ConsultModal({ className, children }: { className?: string; children: ReactNode }) {
  const close = useTranslations("dialog")("close");
  const consult = createConsultProps(useTranslations("consult"), close, useLocale());
  if (consult.links.length === 0) return null;
  return (
    <ClientMessages namespaces={askMessages}>
      <CodeModal {...consult} ask={{}} className={className}>
        {children}
      </CodeModal>
    </ClientMessages>
  );
}

export type ConsultProps = Omit<CodeModalProps, "className" | "children">;
type ConsultTranslator = ReturnType<typeof useTranslations<"consult">>;

/** The props of the dialog; exported for lists that are rendered in the browser. */
export function createConsultProps(t: ConsultTranslator, close: string, language: Language): ConsultProps {
  const defaultAdviser = findAdviser(language);
  const { codes, links } = toCodesAndLinks(t, defaultAdviser);
  return {
    href: defaultAdviser.email ? mailtoHref(defaultAdviser.email) : (links[0]?.href ?? paths.aboutUs),
    title: t("title"),
    text: t("text", { days: answerDays() }),
    close,
    codes,
    links,
    // In a country with its own chat service, that chat comes first and the usual one last.
    nearby: listLocalAdvisers(language).map(({ zones, ...local }) => {
      const localContacts = toCodesAndLinks(t, local);
      const hasOwnChat = local.chat?.name !== defaultAdviser.chat?.name;
      const others = hasOwnChat && defaultAdviser.chat ? links.slice(0, 1) : [];
      return { zones, codes: localContacts.codes, links: [...localContacts.links, ...others] };
    }),
  };
}

/** The QR code and the links to an adviser, the chat first. */
function toCodesAndLinks(t: ConsultTranslator, { chat, phone, email }: ReturnType<typeof findAdviser>) {
  const name = chat && { wechat: t("wechat"), zalo: "Zalo", whatsapp: "WhatsApp" }[chat.name];
  return {
    codes:
      chat && name
        ? [{ name: chat.name, alt: t("chatQr", { chat: name }), caption: name, href: chat.address }]
        : [],
    links: [
      ...(chat && name ? [{ href: chat.address, text: t("chat", { chat: name }) }] : []),
      ...(phone ? [{ href: `tel:${toTelNumber(phone)}`, text: `${t("phone")} ${phone}` }] : []),
      ...(email ? [{ href: mailtoHref(email), text: `${t("email")} ${email}` }] : []),
    ],
  };
}
