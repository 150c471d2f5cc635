import { getLocale, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/seo/json-ld";
import { renderTime } from "@/lib/clock/render-time";
import { paths } from "@/lib/paths";
import { freeClassLengthMs, nextWeekly } from "@/lib/schedule/weekly";
import { freeClassSchedule } from "@/lib/school/free-class";
import { describePage } from "@/lib/seo/describe-page";
import { organization, website } from "@/lib/seo/json-ld";
import { freeClass } from "@/lib/seo/json-ld-events";
import { pictureUrl } from "@/lib/seo/urls";
import { freeClassText } from "./free-class";

/** Structured data: the school, its site and its next free class, all of which the page shows too. */
export async function HomeData() {
  const language = await getLocale();
  const t = await getTranslations();
  const school = organization(language, (await describePage(language, "home"))?.description ?? "");
  const schedule = freeClassSchedule();
  if (!schedule) return <JsonLd items={[school, website(language)]} />;
  const nextClass = freeClass(language, {
    name: t("home.freeClass.title"),
    description: await freeClassText(schedule),
    startsAt: nextWeekly(schedule, new Date(renderTime())),
    minutes: freeClassLengthMs / 60_000,
    path: paths.home,
    image: pictureUrl("home", language),
  });
  return <JsonLd items={[school, website(language), nextClass]} />;
}
