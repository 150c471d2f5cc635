import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { paths, seriesClassPath, teacherProfilePath } from "@/lib/paths";
import { breadcrumbs } from "@/lib/seo/json-ld";
import { seriesCourse } from "@/lib/seo/json-ld-courses";
import type { SeriesItem } from "@/lib/series/item";

/** Structured data of a class: breadcrumbs and the course. */
export function DetailData({ item, description }: { item: SeriesItem; description: string }) {
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
  });
  return <JsonLd items={[breadcrumbs(language, steps), course]} />;
}
