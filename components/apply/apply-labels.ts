import { getTranslations } from "next-intl/server";
import { ownAccounts } from "@/lib/links/account-sites";
import type { ApplyLabels } from "./use-apply";
import { waitingLabels } from "./waiting-labels";

export async function applyLabels(): Promise<ApplyLabels> {
  const t = await getTranslations("apply");
  const dialog = await getTranslations("dialog");
  const points = await getTranslations("classPoints");
  const notice = await getTranslations("notice");
  return {
    button: {
      state: {
        open: t("state.open"),
        applied: t("state.applied"),
        full: t("state.full"),
        closed: t("state.closed"),
      },
      checking: t("checking"),
      retry: notice("retry"),
    },
    visitor: {
      title: t("visitor.title"),
      text: t("visitor.text"),
      nickname: t("visitor.nickname"),
      region: t("visitor.region"),
      noRegion: t("visitor.noRegion"),
      phone: t("visitor.phone"),
      phoneHint: t("visitor.phoneHint"),
      submit: t("visitor.submit"),
      member: t("visitor.member"),
      errors: {
        nickname: t("visitor.errors.nickname"),
        long: t("visitor.errors.long"),
        region: t("visitor.errors.region"),
        phone: t("visitor.errors.phone"),
        wrongPhone: t("visitor.errors.wrongPhone"),
      },
      success: t("visitor.success"),
      already: t.raw("visitor.already"),
      failed: t("failed"),
    },
    student: {
      title: t("student.title"),
      text: t.raw("student.text"),
      rules: [t("student.rules.refund"), t("student.rules.fixed"), t("student.rules.move")],
      before: t("student.before"),
      cost: t("student.cost"),
      after: t("student.after"),
      short: t.raw("student.short"),
      how: points("text"),
      ask: points("ask"),
      forWhom: t("student.forWhom"),
      has: t.raw("student.has"),
      full: t.raw("student.full"),
      addFirst: t("student.addFirst"),
      toCentre: (await getTranslations("account.member"))("toStudentCentre"),
      confirm: t("student.confirm"),
      cancel: t("student.cancel"),
      session: t("student.session"),
      login: t("student.login"),
      success: t("student.success"),
      successFor: t.raw("student.successFor"),
      failed: t("failed"),
    },
    waiting: await waitingLabels(),
    ownAccounts: ownAccounts(),
    loading: notice("loading"),
    close: dialog("close"),
  };
}
