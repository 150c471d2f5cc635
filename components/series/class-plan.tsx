import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SeriesItem } from "@/lib/subjects/series/item";

/** Audience and syllabus of a class. */
export function ClassPlan({ item }: { item: SeriesItem }) {
  const t = useTranslations("seriesDetail.plan");
  const { lessons, minutes, capacity, level } = item;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mb-5 text-h2">
        {t("title")}
      </h2>
      <div className="grid-fit gap-8">
        <Part title={t("fit")}>
          {level && <p className="mt-2">{t("level", { level })}</p>}
          <p className="mt-2">{t(`size.${item.mode}`, { n: capacity })}</p>
          <p className="mt-2">{t("unsure")}</p>
        </Part>
        <Part title={t("syllabus")}>
          <p className="mt-2">{t("content", { lessons, hours: Math.round((lessons * minutes) / 6) / 10 })}</p>
          <p className="mt-2">{t("book")}</p>
          {lessons > 0 && (
            <a href="#lessons" className="link">
              {t("toLessons")}
            </a>
          )}
        </Part>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t-3 border-gold pt-4">
      <h3 className="text-h3">{title}</h3>
      {children}
    </div>
  );
}
