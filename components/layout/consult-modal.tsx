import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";
import { advisersNearby } from "@/lib/school/contacts";
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
  const usual = adviser(language);
  const { codes, links } = waysTo(t, usual);
  return {
    href: `mailto:${usual.email}`,
    title: t("title"),
    text: t("text"),
    close,
    codes,
    links,
    // Visitors in a country with a chat of its own are offered that one first, and the usual one last.
    nearby: advisersNearby(language).map(({ zones, ...local }) => {
      const ways = waysTo(t, local);
      const others = local.chat === usual.chat ? [] : links.slice(0, 1);
      return { zones, codes: ways.codes, links: [...ways.links, ...others] };
    }),
  };
}

/** The code and the links that lead to an adviser, the chat first. */
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
