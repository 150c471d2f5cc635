import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { paths } from "@/lib/routes";
import { appCodes } from "./app-codes";
import { CodeModal } from "./code-modal";

/** The app download, as a dialog; without script, its page. */
export function AppModal({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations("app");
  return (
    <CodeModal
      href={paths.mobileDownload}
      className={className}
      title={t("title")}
      text={t("text")}
      close={useTranslations("dialog")("close")}
      codes={appCodes(t)}
      links={[{ href: paths.mobileDownload, text: t("page") }]}
    >
      {children}
    </CodeModal>
  );
}
