import { getTranslations } from "next-intl/server";
import { notStartedId } from "@/lib/markup/not-started";
import type { Language } from "@/lib/i18n/languages";

/** Shown by the hydration loader where the page's scripts could not be loaded. */
export async function NotStartedMessage({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "notStarted" });
  return (
    <p
      id={notStartedId}
      hidden
      role="alert"
      className="rounded-card bg-ink text-paper fixed inset-x-4 bottom-4 z-40 mx-auto max-w-[28rem] p-4 shadow-lg"
    >
      {t("text")}{" "}
      <a href="" className="underline">
        {t("reload")}
      </a>
    </p>
  );
}
