import { getTranslations } from "next-intl/server";
import { remindersBy } from "@/lib/notices/set-up";

/** The text about the free public class: its schedule, and how students are reminded of it. */
export async function freeClassText(): Promise<string> {
  const t = await getTranslations();
  const by = remindersBy();
  const reminder = t(`reminders.${by === "message" ? "ask" : by}`);
  return t("home.freeClass.text", { reminder });
}
