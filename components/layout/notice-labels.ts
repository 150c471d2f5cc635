import { getTranslations } from "next-intl/server";
import { cache } from "react";
import type { NoticeLabels } from "@/components/ui/notice";

/** One object for all sections of a page: the data React starts from then holds it once. */
export const noticeLabels = cache(async (): Promise<NoticeLabels> => {
  const t = await getTranslations("notice");
  return { loading: t("loading"), failed: t("failed"), retry: t("retry") };
});
