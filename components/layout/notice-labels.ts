import { getTranslations } from "next-intl/server";
import type { NoticeLabels } from "@/components/ui/notice";

export async function noticeLabels(): Promise<NoticeLabels> {
  const t = await getTranslations("notice");
  return { loading: t("loading"), failed: t("failed"), retry: t("retry") };
}
