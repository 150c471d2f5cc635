import { getLocale, getTranslations } from "next-intl/server";
import { TeacherNote } from "@/components/apply/teacher-note";
import { FirstPaint } from "@/components/layout/first-paint";
import { MemberGate } from "@/components/live/member-gate";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { toItem } from "@/lib/series/item";
import type { FoundClass } from "@/lib/series/read";
import { ClassPlan } from "./class-plan";
import { DetailCard } from "./detail-card";
import { DetailData } from "./detail-data";
import { Faq } from "./faq";
import { LessonList } from "./lesson-list";
import { seriesSetting } from "./series-labels";
import { Services } from "./services";
import { TeacherIntro } from "./teacher-intro";
import { Trail } from "./trail";

/** All about one series class (spec section 2, Hot-sell detail). */
export async function DetailPage({ list, given }: FoundClass) {
  const t = await getTranslations("seriesDetail");
  const item = toItem(list, given);
  const setting = await seriesSetting();
  return (
    <div className="wrap detail">
      <DetailData item={item} description={given.description} />
      <SectionBoundary>
        <Trail name={item.name} />
      </SectionBoundary>
      <SectionBoundary>
        <TeacherNote />
      </SectionBoundary>
      <FirstPaint times={["short", "named"]} />
      <SectionBoundary>
        <DetailCard item={item} description={given.description} setting={setting} />
      </SectionBoundary>
      <SectionBoundary>
        <ClassPlan item={item} lastOpens={given.lesson_list.at(-1)?.from} />
      </SectionBoundary>
      {given.lesson_list.length > 0 && (
        <SectionBoundary>
          <section aria-labelledby="lessons">
            <h2 id="lessons">{t("lessons.title", { n: item.lessons })}</h2>
            <LessonList
              lessons={given.lesson_list.map(({ lesson_name, from }) => [lesson_name, from])}
              locale={await getLocale()}
              labels={{
                all: t("lessons.all", { n: item.lessons }),
                fewer: t("lessons.fewer"),
                yourTime: t.raw("lessons.yourTime"),
                beijingTime: t("lessons.beijingTime"),
              }}
            />
          </section>
        </SectionBoundary>
      )}
      <SectionBoundary>
        <TeacherIntro teacher={item.teacher} />
      </SectionBoundary>
      <SectionBoundary>
        <Services />
      </SectionBoundary>
      <SectionBoundary>
        <Faq />
      </SectionBoundary>
      <MemberGate />
    </div>
  );
}
