import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/i18n/client-messages";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { DetailFrame } from "@/components/layout/detail-frame";
import { FirstPaint } from "@/components/layout/first-paint";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { LocalTime } from "@/components/ui/local-time";
import { Picture } from "@/components/ui/picture";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { renderTime } from "@/lib/base/clock/render-time";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths, seriesClassPath, teacherProfilePath } from "@/lib/base/paths";
import { reminderChannel } from "@/lib/engines/notifications/configured-channels";
import { publishedRules } from "@/lib/subjects/rules/published";
import { schoolZone } from "@/lib/subjects/school/zone";
import { toItem } from "@/lib/subjects/series/item";
import type { FoundClass } from "@/lib/subjects/series/read";
import { ClassPicture } from "../class-picture";
import { LessonTimes } from "../lesson-times";
import { AddLessons } from "./add-lessons";
import { BookedStatus } from "./booked-status";

/** Where the booking of a series class ends: the ticket, the calendar, what to prepare, and the teacher. */
export async function BookedPage({ list, seriesClass }: FoundClass) {
  const t = await getTranslations();
  const locale = await getLocale();
  const item = toItem(list, seriesClass, schoolZone());
  const { teacher } = item;
  const hours = publishedRules().lessons.series.reminderHours;
  const lessons = seriesClass.lesson_list.flatMap(({ lesson_id: id, lesson_name: name, from, to }) =>
    from && to ? [{ id, name, from, to }] : [],
  );
  return (
    <DetailFrame>
      <SectionBoundary>
        <Breadcrumbs
          steps={[
            { href: paths.hotSell, text: t("header.hotSell") },
            { href: seriesClassPath(item.id), text: item.name },
          ]}
          name={t("booked.ticket")}
        />
      </SectionBoundary>
      <FirstPaint times={["long", "weekday", "clock", "short"]} />
      <SectionBoundary>
        <ClientMessages
          namespaces={[
            "booked",
            "apply.student.success",
            "apply.student.successFor",
            "apply.waiting.toClass",
            "dialog.close",
            "hotSell.card.rhythm",
          ]}
        >
          <section aria-labelledby="ticket" className="grid overflow-hidden sheet desk:grid-cols-[1fr_20rem]">
            <div className="p-sheet desk:p-8">
              <p className="text-soft">{t("booked.ticket")}</p>
              <h1 id="ticket" className="mb-2 text-h1 narrow:text-h2">
                {item.name}
              </h1>
              <BookedStatus item={item} renderedAt={renderTime()} />
              <dl className="mt-5 grid gap-3 border-t-2 border-dashed border-line pt-5">
                {item.opens && (
                  <div>
                    <dt className="text-label text-soft">{t("seriesDetail.plan.first")}</dt>
                    <dd className="text-h3 font-bold">
                      <LocalTime instant={item.opens} locale={locale} schoolZone={schoolZone()} />
                    </dd>
                  </div>
                )}
                <div>
                  <dt className="text-label text-soft">{t("hotSell.card.times")}</dt>
                  <dd suppressHydrationWarning>
                    <LessonTimes rhythm={item.rhythm} lessons={item.lessons} />
                  </dd>
                </div>
                <div>
                  <dt className="text-label text-soft">{t("hotSell.card.lessons")}</dt>
                  <dd>
                    {t("hotSell.card.lessonCount", {
                      n: item.lessons.toLocaleString(locale),
                      minutes: item.minutes,
                    })}
                  </dd>
                </div>
              </dl>
              <p className="mt-6 flex flex-wrap gap-3 print:hidden!">
                <a href={accountSites().studentCentre} className={buttonClasses.primary}>
                  {t("account.member.toStudentCentre")}
                </a>
                {lessons.length > 0 && (
                  <AddLessons
                    classId={item.classId}
                    name={item.name}
                    lessons={lessons}
                    href={seriesClassPath(item.id)}
                    label={t("booked.calendar")}
                    reminderHours={hours}
                  />
                )}
              </p>
            </div>
            <ClassPicture
              item={item}
              sizes="(max-width: 768px) 100vw, 320px"
              isFirst
              className="h-full max-h-40 w-full border-line desk:max-h-none desk:border-l-2 desk:border-dashed"
            />
          </section>
        </ClientMessages>
      </SectionBoundary>
      <SectionBoundary>
        <div className="grid gap-10 desk:grid-cols-2">
          <section aria-labelledby="prepare">
            <h2 id="prepare" className="mb-4 text-h2">
              {t("booked.prepare")}
            </h2>
            <ol className="grid gap-3">
              <Step icon="headphones">
                <a href={paths.class} className="link">
                  {t("booked.check")}
                </a>
              </Step>
              <Step icon="notebook-pen">{t("seriesDetail.plan.book")}</Step>
              <Step icon="bell">{t(`reminders.lesson.${reminderChannel()}`, { hours })}</Step>
              <Step icon="video">{t("booked.room")}</Step>
            </ol>
          </section>
          <section aria-labelledby="greeting">
            <h2 id="greeting" className="mb-4 text-h2">
              {t("booked.greeting")}
            </h2>
            <div className="flex gap-5 narrow:flex-col">
              <Picture
                src={teacher.avatar || "/art/teachers/1.svg"}
                alt=""
                width={120}
                height={120}
                className="size-30 shrink-0 rounded-pill bg-muted"
              />
              <div>
                <p className="text-lead font-semibold">{t("booked.greets", { name: teacher.name })}</p>
                <p className="mt-2">{teacher.about}</p>
                <a href={teacherProfilePath(teacher.id)} className="link">
                  {t("hotSell.teacher.page")}
                </a>
              </div>
            </div>
          </section>
        </div>
      </SectionBoundary>
    </DetailFrame>
  );
}

function Step({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span className="shrink-0 text-mark">
        <Icon name={icon} size={26} />
      </span>
      <span>{children}</span>
    </li>
  );
}
