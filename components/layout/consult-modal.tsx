import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { site } from "@/lib/site";
import { CodeModal, type CodeModalProps } from "./code-modal";

/** How to reach a course adviser: in a chat, by phone, by email. Without script, by email. */
export function ConsultModal({ className, children }: { className?: string; children: ReactNode }) {
  const consult = consultCodes(useTranslations("consult"), useTranslations("dialog")("close"));
  return (
    <CodeModal {...consult} className={className}>
      {children}
    </CodeModal>
  );
}

export type Consult = Omit<CodeModalProps, "className" | "children">;
type ConsultWords = ReturnType<typeof useTranslations<"consult">>;

/** What the dialog says: also for lists that are drawn in the browser. */
export function consultCodes(t: ConsultWords, close: string): Consult {
  const mail = `mailto:${site.email}`;
  return {
    href: mail,
    title: t("title"),
    text: t("text"),
    close,
    codes: [{ name: "wechat", alt: t("wechatQr"), caption: t("wechat") }],
    links: [
      { href: `tel:${site.phone.replaceAll(" ", "")}`, text: `${t("phone")} ${site.phone}` },
      { href: mail, text: `${t("email")} ${site.email}` },
    ],
  };
}
