import { getTranslations } from "next-intl/server";
import { reminderChannel } from "@/lib/notices/configured-channels";

/** The text about the free public class: its schedule, and how students are reminded of it. */
export async function freeClassText(): Promise<string> {
  const t = await getTranslations();
  const channel = reminderChannel();
  const reminder = t(`reminders.${channel === "message" ? "ask" : channel}`);
  return t("home.freeClass.text", { reminder });
}
