"use client";

import { useLocale, useTranslations } from "next-intl";
import { Country } from "@/components/home/country";
import { Picture } from "@/components/ui/picture";
import { SeriesRow } from "./series-row";
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
          <article className="sheet member-teacher">
            <Picture src={teacher.avatar || "/art/teachers/1.svg"} alt="" width={200} height={200} />
            <div>
              <h2 className="text-h2">{teacher.nickname}</h2>
              <Country
                code={teacher.country}
                text={(country) => hotSell("teacher.from", { country })}
                locale={locale}
              />
              <p className="mt-3 max-w-[60ch]">{teacher.description}</p>
            </div>
          </article>
          <h2 className="text-h2 mt-10">{t("classes")}</h2>
          {teacher.classes.length === 0 && <p className="text-soft mt-2">{t("none")}</p>}
          <div className="member-grid">
            {teacher.classes.map((series) => (
              <SeriesRow key={series.class_id} series={series} role="visitor" />
            ))}
          </div>
        </>
      )}
    </ViewContent>
  );
}
