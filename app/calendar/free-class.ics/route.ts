import { getTranslations } from "next-intl/server";
import { resolveLanguage } from "@/lib/base/i18n/resolve";
import { calendarFile } from "@/lib/base/calendars/calendar-file";
import { freeClassLengthMs, nextWeekly } from "@/lib/base/schedule/weekly";
import { freeClassSchedule } from "@/lib/subjects/school/free-class";
import { env } from "@/lib/base/env";
import { paths } from "@/lib/base/paths";
import { publishedRules } from "@/lib/subjects/rules/published";
import { siteName } from "@/lib/subjects/school/school";

export async function GET(request: Request) {
  const schedule = freeClassSchedule();
  if (!schedule) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const locale = resolveLanguage({
    query: new URL(request.url).searchParams.get("locale"),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const t = await getTranslations({ locale, namespace: "home.freeClass" });
  const now = new Date();
  const start = nextWeekly(schedule, now);
  const file = calendarFile({
    id: `free-class-${start.toISOString().slice(0, 10)}`,
    title: t("calendarTitle"),
    description: t("calendarText", { name: siteName(locale) }),
    url: env().SITE_URL + paths.live,
    start,
    lengthMs: freeClassLengthMs,
    reminderHours: publishedRules().lessons.live.reminderHours,
    now,
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="free-class.ics"',
      "cache-control": "private, no-cache",
      vary: "Accept-Language",
    },
  });
}
