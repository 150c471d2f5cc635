import { getTranslations } from "next-intl/server";
import { notStartedId } from "@/lib/markup/not-started";
import type { Language } from "@/lib/i18n/languages";

/** Shown by the hydration loader where the page's scripts could not be loaded. */
export async function NotStartedMessage({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "notStarted" });
  return (
    <p id={notStartedId} hidden role="alert" className="not-started">
      {t("text")} <a href="">{t("reload")}</a>
    </p>
  );
}
