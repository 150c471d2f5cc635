import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { IntroductionButton } from "@/components/pronunciations/introduction-button";
import { GuestLinks } from "@/components/people/guest-links";
import { TeacherCard } from "@/components/people/teacher-card";
import { Country } from "@/components/teachers/country";
import { SpokenLanguages } from "@/components/teachers/spoken-languages";
import { Video } from "@/components/video/video";
import { PointsLink } from "@/components/layout/points-link";
import { readRates } from "@/components/points/prices/read-rates";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import { ClassCards } from "@/components/series/class-cards";
import { FirstPaint } from "@/components/layout/first-paint";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { DetailFrame } from "@/components/layout/detail-frame";
import { LiveLinks } from "@/components/live/live-links";
import { JsonLd } from "@/components/seo/json-ld";
import { Share } from "@/components/sharing/share";
import { notTeachers } from "@/components/session/viewers";
import { SectionBoundary } from "@/components/ui/section-boundary";
import type { RecommendedTeacher } from "@/lib/base/contract/types";
import { teacherProfilePath, paths } from "@/lib/base/paths";
import { toAbsoluteUrl, breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { teacherPerson } from "@/lib/subjects/seo/json-ld-courses";
import { pageUrl } from "@/lib/subjects/seo/urls";
import { toItem } from "@/lib/subjects/series/item";
import type { FoundTeacher } from "@/lib/subjects/people/teacher-pages";
import { schoolZone } from "@/lib/subjects/school/zone";

/** Public page of a teacher, with the classes and live classes to join. */
export async function TeacherPage({ teacher, classes, lives }: FoundTeacher) {
  const locale = await getLocale();
  const t = await getTranslations();
  const path = teacherProfilePath(teacher.id ?? 0);
  const rates = await readRates();
  const items = classes.map(({ list, seriesClass }) => toItem(list, seriesClass, schoolZone()));
  return (
    <DetailFrame>
      <TeacherData teacher={teacher} />
      <SectionBoundary>
        <Breadcrumbs name={teacher.nickname} />
      </SectionBoundary>
      <FirstPaint times={["named", "weekday", "clock", "day", "date"]} />
      <SectionBoundary>
        <TeacherCard avatar={teacher.avatar}>
          <h1 className="mb-4 text-h1 narrow:text-h2">{teacher.nickname}</h1>
          <Country
            code={teacher.country}
            text={(country) => t("hotSell.teacher.from", { country })}
            locale={locale}
          />
          <SpokenLanguages codes={teacher.languages} />
          <p className="mt-3 max-w-[60ch]">{teacher.description}</p>
          {teacher.introduction_url && (
            <ClientMessages namespaces={["introduction"]}>
              <IntroductionButton address={teacher.introduction_url} name={teacher.nickname} />
            </ClientMessages>
          )}
          {teacher.video_url && (
            <Video href={teacher.video_url} title={teacher.nickname}>
              {t("home.body.4.watch")}
            </Video>
          )}
          <GuestLinks
            text={t("publicPage.joinTeacher")}
            register={t("publicPage.register")}
            returnTo={path}
          />
          <Share url={pageUrl(path, locale)} text={teacher.nickname} />
        </TeacherCard>
      </SectionBoundary>
      <SectionBoundary>
        <section aria-labelledby="classes">
          <h2 id="classes" className="mb-5 text-h2">
            {t("teacherDetail.classes")}
          </h2>
          {items.length === 0 ? (
            <p className="text-soft">{t("teacherDetail.none")}</p>
          ) : (
            <>
              <VisitorCurrency rates={rates} />
              <ClassCards items={items} rates={rates} />
              <PointsLink rates={rates} />
            </>
          )}
        </section>
      </SectionBoundary>
      {lives.length > 0 && (
        <SectionBoundary>
          <section aria-labelledby="lives" data-for={notTeachers}>
            <h2 id="lives" className="mb-5 text-h2">
              {t("teacherDetail.lives")}
            </h2>
            <LiveLinks lives={lives} />
          </section>
        </SectionBoundary>
      )}
    </DetailFrame>
  );
}

/** Structured data of a teacher's page: breadcrumbs and the person. */
function TeacherData({ teacher }: { teacher: RecommendedTeacher }) {
  const language = useLocale();
  const t = useTranslations("header");
  const { nickname: name, description, avatar } = teacher;
  const path = teacherProfilePath(teacher.id ?? 0);
  const trail = breadcrumbs(language, [
    { name: t("home"), path: paths.home },
    { name, path },
  ]);
  const person = teacherPerson(language, {
    name,
    description,
    path,
    languages: teacher.languages,
    image: avatar ? toAbsoluteUrl(avatar) : undefined,
  });
  return <JsonLd items={[trail, person]} />;
}
