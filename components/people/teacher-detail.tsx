"use client";

import { useLocale, useTranslations } from "next-intl";
import { Country } from "@/components/teachers/country";
import { cardGridClasses } from "./classes";
import { SeriesRow } from "./series-row";
import { TeacherCard } from "./teacher-card";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

export function TeacherDetail() {
  const t = useTranslations("teacherDetail");
  const hotSell = useTranslations("hotSell");
  const locale = useLocale();
  const view = useAccountView("teacher-detail");
  return (
    <ViewContent view={view}>
      {(teacher) => (
        <>
          <TeacherCard avatar={teacher.avatar}>
            <h2 className="text-h2">{teacher.nickname}</h2>
            <Country
              code={teacher.country}
              text={(country) => hotSell("teacher.from", { country })}
              locale={locale}
            />
            <p className="mt-3 max-w-[60ch]">{teacher.description}</p>
          </TeacherCard>
          <h2 className="mt-10 text-h2">{t("classes")}</h2>
          {teacher.classes.length === 0 && <p className="mt-2 text-soft">{t("none")}</p>}
          <div className={cardGridClasses}>
            {teacher.classes.map((series) => (
              <SeriesRow key={series.class_id} series={series} role="visitor" />
            ))}
          </div>
        </>
      )}
    </ViewContent>
  );
}
