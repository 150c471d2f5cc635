import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/i18n/languages";
import { noticeLabels } from "@/components/layout/notice-labels";
import type { SlotLabels } from "./slot-times";
import type { ViewedLabels } from "./viewed";

export type MemberSetting = { locale: Language; viewed: ViewedLabels; slot: SlotLabels };

/** The words that all account pages share, for their client leaves. */
export async function memberSetting(): Promise<MemberSetting> {
  const t = await getTranslations();
  return {
    locale: await getLocale(),
    viewed: {
      notice: await noticeLabels(),
      missing: { title: t("notFound.title"), text: t("notFound.text"), home: t("notFound.home") },
      wrongAccount: t("account.member.wrongAccount"),
    },
    slot: {
      yourTime: t("live.yourTime"),
      beijingTime: t("live.beijingTime"),
      enter: t("account.member.enter"),
      early: t.raw("account.member.early"),
      open: t("account.member.open"),
      over: t("account.member.over"),
    },
  };
}
