import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { applyMessages } from "@/components/series/bookings/messages";
import { TeacherNote } from "@/components/series/bookings/teacher-note";
import { ClientMessages } from "@/components/i18n/client-messages";
import { FirstPaint } from "@/components/layout/first-paint";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { DetailFrame } from "@/components/layout/detail-frame";
import { MemberGate } from "@/components/live/member-gate";
import { Share } from "@/components/sharing/share";
import { JsonLd } from "@/components/seo/json-ld";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import { notTeachers } from "@/components/session/viewers";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { paths, seriesClassPath, teacherProfilePath } from "@/lib/base/paths";
import { writeMajorUnits } from "@/lib/subjects/points/prices/amounts";
import { estimate, type RateTable } from "@/lib/subjects/points/prices/convert";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { seriesCourse } from "@/lib/subjects/seo/json-ld-courses";
import type { OfferPrice } from "@/lib/subjects/seo/json-ld-offers";
import { pageUrl } from "@/lib/subjects/seo/urls";
import { localize } from "@/lib/base/db/localized";
import { closedDaysOfClass } from "@/lib/subjects/holidays/of-class";
import { closedDaysOfSchool } from "@/lib/subjects/holidays/published";
import { isOver } from "@/lib/subjects/series/apply-state";
import { unpackStarts } from "@/lib/subjects/series/lesson-starts";
import { toItem, type SeriesItem } from "@/lib/subjects/series/item";
import type { FoundClass } from "@/lib/subjects/series/read";
import { schoolZone } from "@/lib/subjects/school/zone";
import { ClosedDays } from "../holidays/closed-days";
import { ClassOver } from "./class-over";
import { BuyBox } from "./buy-box";
import styles from "./class-layout.module.css";
import { ClassPicture } from "./class-picture";
import { ClassPlan } from "./class-plan";
import { ClassSchedule } from "./class-schedule";
import { Faq } from "./faq";
import { LessonList } from "./lesson-list";
import { seriesSetting } from "./series-setting";
import { SeriesTags } from "./series-tags";
import { Services } from "./services";
import { TeacherIntro } from "./teacher-intro";

/** Page of one series class (spec section 2, Hot-sell detail). */
export async function DetailPage({ list, seriesClass }: FoundClass) {
  const t = await getTranslations("seriesDetail");
  const header = await getTranslations("header");
  const item = toItem(list, seriesClass, schoolZone());
  const setting = await seriesSetting();
  const closedDays = await readClosedDaysOf(item, setting.renderedAt);
  return (
    <DetailFrame>
      <DetailData item={item} description={seriesClass.description} rates={setting.rates} />
      <SectionBoundary>
        <Breadcrumbs
          steps={[{ href: paths.hotSell, text: header("hotSell"), viewers: notTeachers }]}
          name={item.name}
        />
      </SectionBoundary>
      <SectionBoundary>
        <TeacherNote />
      </SectionBoundary>
      <FirstPaint times={["short", "named", "weekday", "clock", "day", "date", "zone"]} />
      <VisitorCurrency rates={setting.rates} />
      <div className={styles.layout}>
        <SectionBoundary>
          <div>
            <ClassPicture
              item={item}
              sizes="(max-width: 768px) 100vw, 800px"
              isFirst
              className="mb-5 aspect-[5/2] w-full rounded-card"
            />
            <SeriesTags item={item} />
            <h1 id="class-name" className="mb-4 text-h1 narrow:text-h2">
              {item.name}
            </h1>
            <p className="lead">{seriesClass.description}</p>
            <Share url={pageUrl(seriesClassPath(item.id), await getLocale())} text={item.name} />
          </div>
        </SectionBoundary>
        <SectionBoundary>
          <ClientMessages namespaces={[...applyMessages, "hotSell.card", "prices.points"]}>
            <BuyBox item={item} setting={setting} />
          </ClientMessages>
        </SectionBoundary>
        <div className={styles.main}>
          {isOver(item, setting.renderedAt) && (
            <SectionBoundary>
              <ClassOver item={item} now={setting.renderedAt} />
            </SectionBoundary>
          )}
          <SectionBoundary>
            <ClientMessages namespaces={["hotSell.card.rhythm", "seriesDetail.plan", "seriesDetail.lessons"]}>
              <ClassSchedule item={item} />
            </ClientMessages>
          </SectionBoundary>
          {closedDays.length > 0 && (
            <SectionBoundary>
              <ClosedDays id="closed-days" days={closedDays} />
            </SectionBoundary>
          )}
          {seriesClass.lesson_list.length > 0 && (
            <SectionBoundary>
              <section aria-labelledby="lessons">
                <h2 id="lessons" className="mb-5 text-h2">
                  {t("lessons.title", { n: item.lessons })}
                </h2>
                <ClientMessages namespaces={["seriesDetail.lessons"]}>
                  <LessonList
                    lessons={seriesClass.lesson_list.map(({ lesson_name, from }) => [lesson_name, from])}
                    total={item.lessons}
                  />
                </ClientMessages>
              </section>
            </SectionBoundary>
          )}
          <SectionBoundary>
            <ClassPlan item={item} />
          </SectionBoundary>
          <SectionBoundary>
            <TeacherIntro teacher={item.teacher} />
          </SectionBoundary>
          <SectionBoundary>
            <Services />
          </SectionBoundary>
          <SectionBoundary>
            <Faq />
          </SectionBoundary>
        </div>
      </div>
      <MemberGate />
    </DetailFrame>
  );
}

async function readClosedDaysOf({ starts }: SeriesItem, now: number) {
  const language = await getLocale();
  const options = { zone: schoolZone(), now: new Date(now) };
  return closedDaysOfClass(closedDaysOfSchool(), unpackStarts(starts), options).map(
    ({ firstDay, lastDay, name }) => ({
      ...{ first_day: firstDay, last_day: lastDay, name: localize(name, language) },
    }),
  );
}

/** Structured data of a class: breadcrumbs and the course. */
function DetailData({
  item,
  description,
  rates,
}: {
  item: SeriesItem;
  description: string;
  rates: RateTable | undefined;
}) {
  const language = useLocale();
  const t = useTranslations("header");
  const path = seriesClassPath(item.id);
  const steps = [
    { name: t("home"), path: paths.home },
    { name: t("hotSell"), path: paths.hotSell },
    { name: item.name, path },
  ];
  const course = seriesCourse(language, {
    name: item.name,
    description,
    path,
    teacher: { name: item.teacher.name, path: teacherProfilePath(item.teacher.id) },
    startsAt: item.opens,
    endsAt: item.ends,
    price: rates && toOfferPrice(item.points, rates),
  });
  return <JsonLd items={[breadcrumbs(language, steps), course]} />;
}

/** The estimate in the currency that the page shows first. Free classes have none. */
function toOfferPrice(points: number, { initial, rates }: RateTable): OfferPrice | undefined {
  const rate = rates[initial];
  if (!rate || points === 0) return undefined;
  return { price: writeMajorUnits(estimate(points, "class", rate), initial), currency: initial };
}
