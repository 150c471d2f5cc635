import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { useAppCodes } from "./app-codes";
import { CodeModal } from "./code-modal";

type AppModalProps = { className?: string; children: ReactNode };

/** Opens the app download dialog; without script, a link to the download page. */
export function AppModal({ className, children }: AppModalProps) {
  const t = useTranslations("app");
  const href = paths.mobileDownload;
  return (
    <CodeModal
      href={href}
      className={className}
      title={t("title")}
      text={t("text")}
      close={useTranslations("dialog")("close")}
      onDevice={{ href, text: t("page"), other: t("other") }}
      codes={useAppCodes()}
      links={[{ href, text: t("page") }]}
    >
      {children}
    </CodeModal>
  );
}
