import { useLocale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { FirstPaint } from "@/components/layout/first-paint";
import { PageHead } from "@/components/layout/page-head";
import { PointsLink } from "@/components/layout/points-link";
import { readRates } from "@/components/points/prices/read-rates";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import { JsonLd } from "@/components/seo/json-ld";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { renderTime } from "@/lib/base/clock/render-time";
import { toInitialData } from "@/lib/engines/provider-calls/initial";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import type { PublicCallResponse, ReadyLive, VideoRecord } from "@/lib/base/contract/types";
import { publishedRules } from "@/lib/subjects/rules/published";
import { hasOwnAccounts } from "@/lib/base/links/account-sites";
import { classroomPage } from "@/lib/base/links/classroom";
import { studentSite } from "@/lib/base/links/student-site";
import { liveEndTime } from "@/lib/subjects/live/clock";
import { coursePage, livePage } from "@/lib/subjects/live/pages";
import { paths } from "@/lib/base/paths";
import { freeClassSchedule } from "@/lib/subjects/school/free-class";
import { school } from "@/lib/subjects/school/school";
import { formatSchedule } from "@/lib/subjects/school/weekly-text";
import { placements } from "@/lib/subjects/placements/names";
import { toAbsoluteUrl } from "@/lib/subjects/seo/json-ld";
import { freeClasses, videoObject } from "@/lib/subjects/seo/json-ld-events";
import { HotCourses } from "./hot-courses";
import type { LiveListProps, LiveView } from "./live-list";
import { LiveTabs } from "./live-tabs";
import { MemberGate } from "./member-gate";

/** The live page with one of its tabs chosen. */
export async function LivePage({ view }: { view: LiveView }) {
  const locale = await getLocale();
  const t = await getTranslations("live");
  const ready = view === "ready" ? await readCall("readyLives", livePage, locale) : undefined;
  const records = view === "records" ? await readCall("videoRecords", livePage, locale) : undefined;
  const schedule = freeClassSchedule();
  const text = schedule ? t("text", await formatSchedule(schedule, locale)) : t("textPlain");
  const courses = toInitialData(await readCall("recommendedCourses", coursePage, locale));
  const rates = await readRates();
  const hasLessonPrices = school().singleLessons;
  const initial = {
    ready: ready && toInitialData<PublicCallResponse<"readyLives">>(ready).fallback,
    records: records && toInitialData<PublicCallResponse<"videoRecords">>(records).fallback,
    refreshOnMount: Boolean(ready?.stale ?? records?.stale),
  };
  return (
    <>
      <LiveData lives={initial.ready?.list} records={initial.records?.list} />
      <section className="wrap pt-8 desk:pt-10">
        <SectionBoundary>
          <PageHead title={t("title")} text={text} banner={placements.liveBanner} />
          <h2 className="sr-only">{t("tabs")}</h2>
        </SectionBoundary>
        <FirstPaint times={["short"]} />
        <VisitorCurrency rates={rates} />
        <SectionBoundary>
          <ClientMessages namespaces={["live", "carousel", "notice"]}>
            <LiveTabs view={view} initial={initial} list={listProps()} />
          </ClientMessages>
        </SectionBoundary>
      </section>
      <SectionBoundary>
        <section aria-labelledby="hot-courses" className="wrap py-14 desk:py-20">
          <h2 id="hot-courses" className="text-h2">
            {t("courses.title")}
          </h2>
          {courses.fallback?.list.length !== 0 && (
            <p className="mt-2 text-soft">{t(hasLessonPrices ? "courses.text" : "courses.textPlain")}</p>
          )}
          <PointsLink rates={hasLessonPrices ? rates : undefined} />
          <ClientMessages namespaces={["live.courses", "notice", "prices.points"]}>
            <HotCourses
              initial={courses}
              href={studentSite().courseDetail}
              rates={rates}
              hasPrices={hasLessonPrices}
            />
          </ClientMessages>
        </section>
      </SectionBoundary>
      <MemberGate />
    </>
  );
}

function listProps(): LiveListProps {
  const { liveDetail, courseDetail } = studentSite();
  return {
    renderedAt: renderTime(),
    hrefs: { ready: liveDetail, records: courseDetail },
    calendarHref: classroomPage("live") ?? liveDetail,
    canSave: hasOwnAccounts(),
    reminderHours: publishedRules().lessons.live.reminderHours,
  };
}

type LiveDataProps = { lives?: ReadyLive[]; records?: VideoRecord[] };

/** Structured data of the chosen tab. Courses are left out, because they have no public page here. */
function LiveData({ lives = [], records = [] }: LiveDataProps) {
  const language = useLocale();
  const events = freeClasses(
    language,
    paths.live,
    lives.map((live) => ({
      name: live.lesson_name,
      description: live.course_name,
      startsAt: new Date(live.from),
      minutes: (liveEndTime(live) - Date.parse(live.from)) / 60_000,
      image: toAbsoluteUrl(live.cover_url),
    })),
  );
  const videos = records.map((record) =>
    videoObject(language, {
      name: record.lesson_name,
      description: record.course_name,
      thumbnail: toAbsoluteUrl(record.cover),
      uploadedAt: new Date(record.from),
    }),
  );
  return <JsonLd items={[...events, ...videos]} />;
}
