import { getTranslations } from "next-intl/server";
import { remindersBy } from "@/lib/notices/set-up";

/** When the free public class is, and how one is reminded of it. */
export async function freeClassText(): Promise<string> {
  const t = await getTranslations();
  const by = remindersBy();
  const reminder = t(`reminders.${by === "message" ? "ask" : by}`);
  return t("home.freeClass.text", { reminder });
}
