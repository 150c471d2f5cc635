import type { Language } from "../i18n/languages";
import { remindersBy } from "../notices/set-up";

/** Returns the texts about reminders, which depend on the settings: `{{askReminder}}` and `{{joinReminder}}`. */
export async function reminderWords(language: Language): Promise<Record<string, string>> {
  const { reminders } = (await import(`../../messages/${language}/site.json`)).default as {
    reminders: Record<"ask" | "leave" | "mail" | "any" | "calendar", string>;
  };
  const by = remindersBy();
  return {
    askReminder: by === "message" ? reminders.ask : reminders[by],
    joinReminder: by === "message" ? reminders.leave : reminders[by],
  };
}
