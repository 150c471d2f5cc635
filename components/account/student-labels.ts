import { getTranslations } from "next-intl/server";
import { waitingLabels } from "@/components/apply/waiting-labels";
import { saveLabels } from "@/components/live/save-labels";
import { school } from "@/lib/school/school";
import type { StudentCentreLabels } from "./student-centre";

export async function studentLabels(): Promise<StudentCentreLabels> {
  const t = await getTranslations("studentCentre");
  const points = await getTranslations("classPoints");
  const waiting = await waitingLabels();
  const failed = (await getTranslations("account"))("failed");
  return {
    hello: t.raw("hello"),
    welcome: t.raw("welcome"),
    points: t("points"),
    shared: t("shared"),
    how: { title: points("how"), text: points("text"), ask: points("ask") },
    confirm: {
      title: t("confirm.title"),
      text: t.raw("confirm.text"),
      ask: t("confirm.ask"),
      sent: t.raw("confirm.sent"),
      failed,
    },
    trial: {
      title: t("trial.title"),
      text: t("trial.text", { value: school().trialValue }),
      ask: t("trial.ask"),
      forWhom: t("trial.forWhom"),
      addFirst: t("trial.addFirst"),
      asked: t.raw("trial.asked"),
      arranged: t.raw("trial.arranged"),
      with: t.raw("trial.with"),
      held: t.raw("trial.held"),
      missed: t.raw("trial.missed"),
      see: t("hotCourses"),
      adviser: points("ask"),
      failed,
    },
    family: {
      title: t("family.title"),
      text: t("family.text"),
      born: t.raw("family.born"),
      add: t("family.add"),
      name: t("family.name"),
      nameHint: t("family.nameHint"),
      nameRequired: t("family.nameRequired"),
      year: t("family.year"),
      yearHint: t("family.yearHint"),
      yearFormat: t.raw("family.yearFormat"),
      consent: t("family.consent"),
      consentRequired: t("family.consentRequired"),
      submit: t("family.submit"),
      added: t.raw("family.added"),
      correct: t("family.correct"),
      save: t("family.save"),
      saved: t.raw("family.saved"),
      failed,
    },
    saved: { ...saveLabels(await getTranslations("live")), lives: t("lives") },
    waiting: waiting && { ...waiting, apply: (await getTranslations("apply"))("state.open") },
    hotCourses: t("hotCourses"),
    calendar: {
      title: t("calendar.title"),
      address: t("calendar.address"),
      text: t("calendar.text"),
      make: t("calendar.make"),
      again: t("calendar.again"),
      end: t("calendar.end"),
      on: t("calendar.on"),
      made: t("calendar.made"),
      open: t("calendar.open"),
      copy: t("calendar.copy"),
      copied: t("calendar.copied"),
      failed: t("calendar.failed"),
    },
    classes: t("classes"),
    classesOf: t.raw("classesOf"),
    none: t("none"),
  };
}
