import type { Translate } from "../../../base/i18n/translate";
import type site from "../../../../messages/en-US/site.json";
import type { Rules } from "../rule";

type ReminderMessages = (typeof site)["reminders"];

/** States how long before a lesson its reminder comes, by kind where the kinds differ. */
export function reminderTimes(t: Translate<ReminderMessages>, { lessons }: Rules): string {
  const series = lessons.series.reminderHours;
  const live = lessons.live.reminderHours;
  const trial = lessons.trial.reminderHours;
  return live === series && trial === series
    ? t("times.same", { hours: series })
    : t("times.each", { series, live, trial });
}
