import type { useTranslations } from "next-intl";
import type { SaveLabels } from "./save-live";

export function saveLabels(t: ReturnType<typeof useTranslations<"live">>): SaveLabels {
  return { save: t("save"), saved: t("saved"), saveFailed: t("saveFailed") };
}
