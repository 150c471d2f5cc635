import { getLocale, getTranslations } from "next-intl/server";
import { DetailCard } from "@/components/people/detail-card";
import { GuestLinks } from "@/components/people/guest-links";
import { FirstPaint } from "@/components/layout/first-paint";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { DetailFrame } from "@/components/layout/detail-frame";
import { Share } from "@/components/sharing/share";
import { signedIn } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { SectionBoundary } from "@/components/ui/section-boundary";
import type { ReadyLive } from "@/lib/base/contract/types";
import { withValueSeparator } from "@/lib/base/i18n/marks";
import { classroomPage } from "@/lib/base/links/classroom";
import { studentSite } from "@/lib/base/links/student-site";
import { liveEndTime, liveState } from "@/lib/subjects/live/clock";
import { readUpcomingLives } from "@/lib/subjects/live/read";
import { liveClassPath, paths, pathsById, teacherProfilePath, withId } from "@/lib/base/paths";
import { describeClock } from "@/lib/base/schedule/zoned";
import { schoolZone } from "@/lib/subjects/school/zone";
import { pageUrl } from "@/lib/subjects/seo/urls";
import { publishedRules } from "@/lib/subjects/rules/published";
import { AddToCalendar } from "./add-to-calendar";
import { LiveBadge } from "./live-badge";
import { LiveClassData } from "./live-class-data";
import { LiveLinks } from "./live-links";

/** Maximum number of other live classes on the page. */
const maxOthers = 3;

/**
 * Public page of a live class; joining needs an account.
 * `now`: when the page is rendered, in milliseconds since 1970.
 */
export async function LiveClassPage({ live, now }: { live: ReadyLive; now: number }) {
  const locale = await getLocale();
  const t = await getTranslations();
  const zone = schoolZone();
  const isOver = liveState(live, now) === "ended";
  const endTime = new Date(liveEndTime(live)).toISOString();
  const memberPage = withId(studentSite().liveDetail, live.id);
  const others = (await readUpcomingLives(locale)).lives
    .filter(({ id }) => id !== live.id)
    .slice(0, maxOthers);
  const stateLabels = {
    upcoming: t("live.state.upcoming"),
    live: t("live.state.live"),
    ended: t("live.state.ended"),
  };
  return (
    <DetailFrame>
      <LiveClassData live={live} isOver={isOver} />
      <SectionBoundary>
        <Breadcrumbs steps={[{ href: paths.live, text: t("header.live") }]} name={live.lesson_name} />
      </SectionBoundary>
      <FirstPaint times={["long", "named"]} />
      <SectionBoundary>
        <DetailCard cover={live.cover_url}>
          <LiveBadge times={live} renderedAt={now} labels={stateLabels} locale={locale} />
          <h1 className="mb-4 text-h1 narrow:text-h2">{live.lesson_name}</h1>
          <p className="lead">{live.course_name}</p>
          {live.teacher_name && (
            <p>
              {withValueSeparator(t("hotSell.card.teacher"))}
              {live.teacher_id ? (
                <a href={teacherProfilePath(live.teacher_id)} className="link">
                  {live.teacher_name}
                </a>
              ) : (
                live.teacher_name
              )}
            </p>
          )}
          <dl className="my-3 grid gap-2">
            <div className="noscript:hidden">
              <dt className="text-label text-soft">{t("live.yourTime")}</dt>
              <dd className="font-semibold">
                <LocalTime instant={live.from} locale={locale} schoolZone={zone} />
              </dd>
            </div>
            <div data-clock={describeClock(new Date(live.from), zone)} suppressHydrationWarning>
              <dt className="text-label text-soft">{t("live.schoolTime")}</dt>
              <dd className="font-semibold">
                <LocalTime instant={live.from} locale={locale} schoolZone={zone} isSchoolTime />
              </dd>
            </div>
          </dl>
          {isOver ? (
            <>
              <p className="font-semibold">{t("account.member.over")}</p>
              <a href={`${paths.live}?tab=records`} className="link">
                {t("liveDetail.recordings")}
              </a>
            </>
          ) : (
            <div data-until={endTime} suppressHydrationWarning>
              <GuestLinks
                text={t("publicPage.joinLive")}
                register={t("publicPage.registerToJoin")}
                returnTo={memberPage}
              />
              <a data-for={signedIn} href={memberPage} className={buttonClasses.primary}>
                {t("publicPage.open")}
              </a>
              <AddToCalendar
                id={live.id}
                label={t("live.add")}
                title={live.lesson_name}
                description={t("live.calendarText")}
                href={withId(classroomPage("live") ?? pathsById.liveClass, live.id)}
                times={live}
                reminderHours={publishedRules().lessons.live.reminderHours}
              />
            </div>
          )}
          <Share url={pageUrl(liveClassPath(live.id), locale)} text={live.lesson_name} />
        </DetailCard>
      </SectionBoundary>
      {others.length > 0 && (
        <SectionBoundary>
          <section aria-labelledby="others">
            <h2 id="others" className="mb-5 text-h2">
              {t("publicPage.others")}
            </h2>
            <LiveLinks lives={others} />
          </section>
        </SectionBoundary>
      )}
    </DetailFrame>
  );
}
