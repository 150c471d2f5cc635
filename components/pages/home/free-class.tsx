import { getLocale, getTranslations } from "next-intl/server";
import { FirstPaint } from "@/components/layout/first-paint";
import { notTeachers } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { renderTime } from "@/lib/base/clock/render-time";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { dataOf } from "@/lib/base/contract/result";
import { livePage } from "@/lib/subjects/live/pages";
import { reminderChannel } from "@/lib/engines/notifications/configured-channels";
import { calendarPaths, paths } from "@/lib/base/paths";
import { weeklyFrom, type WeeklySchedule } from "@/lib/base/schedule/weekly";
import { publishedRules } from "@/lib/subjects/rules/published";
import { freeClassSchedule } from "@/lib/subjects/school/free-class";
import { formatSchedule } from "@/lib/subjects/school/weekly-text";
import { NextFreeClass } from "./next-free-class";

/** The next free public class, in the visitor's local time and in Beijing time; nothing for a school without one. */
export async function FreeClass() {
  const schedule = freeClassSchedule();
  if (!schedule) return null;
  const t = await getTranslations("home.freeClass");
  const locale = await getLocale();
  const lives = dataOf(await readCall("readyLives", livePage, locale))?.list ?? [];
  const starts = weeklyFrom(schedule, new Date(renderTime()));
  // Two classes, because the page may be viewed after the first is over.
  const nextStarts = [starts.next().value, starts.next().value];
  return (
    <section aria-labelledby="free-class" className="wrap pb-6 desk:pb-8">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-card bg-night p-5 text-white desk:px-10 print:text-[black] print:**:text-[black]">
        <div className="flex-[4_1_min(17rem,100%)]">
          <h2 id="free-class" className="section-title">
            {t("title")}
          </h2>
          <p className="mt-2 max-w-[42rem] narrow:text-label">{await freeClassText(schedule)}</p>
          <div className="mt-3 flex flex-wrap gap-x-3">
            <a href={`${calendarPaths.freeClass}?locale=${locale}`} className={buttonClasses.light}>
              <Icon name="calendar-plus" />
              {t("add")}
            </a>
            <a
              data-for={notTeachers}
              href={paths.live}
              className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4 narrow:px-0"
            >
              {t("see")}
            </a>
          </div>
        </div>
        <FirstPaint times={["long"]} />
        <div className="flex-[3_1_min(17rem,100%)]">
          {nextStarts.map((start) => (
            <NextFreeClass
              key={start.getTime()}
              start={start}
              live={lives.find(({ from }) => Date.parse(from) === start.getTime())}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The text about the free public class: its schedule, and how students are reminded of it. */
export async function freeClassText(schedule: WeeklySchedule): Promise<string> {
  const t = await getTranslations();
  const channel = reminderChannel();
  const hours = publishedRules().lessons.live.reminderHours;
  const reminder = t(`reminders.${channel === "message" ? "ask" : channel}`, { hours });
  return t("home.freeClass.text", { ...(await formatSchedule(schedule, await getLocale())), reminder });
}
