import type { Language } from "../i18n/languages";
import { reminderChannel } from "../notices/configured-channels";

/** Returns the texts about reminders, which depend on the settings: `{{askReminder}}` and `{{joinReminder}}`. */
export async function readReminderTexts(language: Language): Promise<Record<string, string>> {
  const { reminders } = (await import(`../../messages/${language}/site.json`)).default as {
    reminders: Record<"ask" | "leave" | "mail" | "any" | "calendar", string>;
  };
  const channel = reminderChannel();
  return {
    askReminder: channel === "message" ? reminders.ask : reminders[channel],
    joinReminder: channel === "message" ? reminders.leave : reminders[channel],
  };
}
