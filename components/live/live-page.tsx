import { getLocale, getTranslations } from "next-intl/server";
import { carouselLabels } from "@/components/layout/carousel-labels";
import { noticeLabels } from "@/components/layout/notice-labels";
import { FirstPaint } from "@/components/layout/first-paint";
import { PageHead } from "@/components/layout/page-head";
import { PointsLink } from "@/components/layout/points-link";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { initialOf } from "@/lib/api/initial";
import { readCall } from "@/lib/api/server";
import type { CallAnswer } from "@/lib/contract/types";
import { ownAccounts } from "@/lib/links/account-sites";
import { studentSite } from "@/lib/links/student-site";
import { coursePage, livePage } from "@/lib/live/pages";
import { placements } from "@/lib/placements";
import { HotCourses } from "./hot-courses";
import { LiveData } from "./live-data";
import type { LiveListProps, LiveView } from "./live-list";
import { LiveTabs } from "./live-tabs";
import { saveLabels } from "./save-labels";
import { MemberGate } from "./member-gate";

/** The live page with one of its tabs chosen. */
export async function LivePage({ view }: { view: LiveView }) {
  const locale = await getLocale();
  const t = await getTranslations("live");
  const notice = await noticeLabels();
  const ready = view === "ready" ? await readCall("readyLives", livePage, locale) : undefined;
  const records = view === "records" ? await readCall("videoRecords", livePage, locale) : undefined;
  const courses = initialOf(await readCall("recommendedCourses", coursePage, locale));
  const initial = {
    ready: ready && initialOf<CallAnswer<"readyLives">>(ready).fallback,
    records: records && initialOf<CallAnswer<"videoRecords">>(records).fallback,
    refreshOnMount: Boolean(ready?.stale ?? records?.stale),
  };
  return (
    <>
      <LiveData lives={initial.ready?.list} records={initial.records?.list} />
      <section className="wrap desk:pt-10 pt-8">
        <SectionBoundary>
          <PageHead title={t("title")} text={t("text")} banner={placements.liveBanner} />
          <h2 className="sr-only">{t("tabs")}</h2>
        </SectionBoundary>
        <FirstPaint times={["short"]} />
        <SectionBoundary>
          <LiveTabs view={view} initial={initial} label={t("tabs")} list={await listProps(notice)} />
        </SectionBoundary>
      </section>
      <SectionBoundary>
        <section aria-labelledby="hot-courses" className="wrap desk:py-20 py-14">
          <h2 id="hot-courses" className="text-h2">
            {t("courses.title")}
          </h2>
          {courses.fallback?.list.length !== 0 && <p className="text-soft mt-2">{t("courses.text")}</p>}
          <PointsLink />
          <HotCourses
            initial={courses}
            href={studentSite().courseDetail}
            locale={locale}
            labels={{ points: t.raw("courses.points"), empty: t("courses.empty") }}
            notice={notice}
          />
        </section>
      </SectionBoundary>
      <MemberGate />
    </>
  );
}

async function listProps(notice: LiveListProps["notice"]): Promise<LiveListProps> {
  const t = await getTranslations("live");
  const site = studentSite();
  return {
    renderedAt: new Date().getTime(),
    locale: await getLocale(),
    hrefs: { ready: site.liveDetail, records: site.courseDetail },
    labels: {
      lists: { ready: t("ready"), records: t("records") },
      empty: { ready: t("empty.ready"), records: t("empty.records") },
      upcoming: t("state.upcoming"),
      live: t("state.live"),
      ended: t("state.ended"),
      yourTime: t("yourTime"),
      beijingTime: t("beijingTime"),
      add: t("add"),
      calendarText: t("calendarText"),
      open: t("open"),
      watch: t("watch"),
      save: ownAccounts() ? saveLabels(t) : undefined,
    },
    carousel: await carouselLabels(),
    notice,
  };
}
