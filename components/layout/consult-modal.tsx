import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { site } from "@/lib/site";
import { CodeModal } from "./code-modal";

/** How to reach a course adviser: in a chat, by phone, by email. Without script, by email. */
export function ConsultModal({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations("consult");
  const mail = `mailto:${site.email}`;
  return (
    <CodeModal
      href={mail}
      className={className}
      title={t("title")}
      text={t("text")}
      close={useTranslations("dialog")("close")}
      codes={[{ name: "wechat", alt: t("wechatQr"), caption: t("wechat") }]}
      links={[
        { href: `tel:${site.phone.replaceAll(" ", "")}`, text: `${t("phone")} ${site.phone}` },
        { href: mail, text: `${t("email")} ${site.email}` },
      ]}
    >
      {children}
    </CodeModal>
  );
}
