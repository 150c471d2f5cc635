import { getLocale, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/seo/json-ld";
import { renderTime } from "@/lib/base/clock/render-time";
import { paths } from "@/lib/base/paths";
import { freeClassLengthMs, nextWeekly } from "@/lib/base/schedule/weekly";
import { freeClassSchedule } from "@/lib/subjects/school/free-class";
import { describePage } from "@/lib/subjects/seo/describe-page";
import { organization, website } from "@/lib/subjects/seo/json-ld";
import { freeClass } from "@/lib/subjects/seo/json-ld-events";
import { pictureUrl } from "@/lib/subjects/seo/urls";
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
