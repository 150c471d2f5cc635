import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { paths } from "@/lib/base/paths";
import { createAppCodes } from "./app-codes";
import { CodeModal } from "./code-modal";

type AppModalProps = { className?: string; children: ReactNode };

/** Opens the app download dialog; without script, a link to the download page. */
export async function AppModal({ className, children }: AppModalProps) {
  const t = await getTranslations("app");
  const close = (await getTranslations("dialog"))("close");
  const href = paths.mobileDownload;
  return (
    <CodeModal
      href={href}
      className={className}
      title={t("title")}
      text={t("text")}
      close={close}
      onDevice={{ href, text: t("page"), other: t("other") }}
      codes={await createAppCodes()}
      links={[{ href, text: t("page") }]}
    >
      {children}
    </CodeModal>
  );
}
