import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { paths, seriesClassPath } from "@/lib/paths";
import { breadcrumbs, itemList } from "@/lib/seo/json-ld";
import type { SeriesItem } from "@/lib/series/item";

/** Structured data of the hot-sell page: breadcrumbs and the listed classes. */
export function HotSellData({ items }: { items: readonly SeriesItem[] }) {
  const language = useLocale();
  const t = useTranslations("header");
  const steps = [
    { name: t("home"), path: paths.home },
    { name: t("hotSell"), path: paths.hotSell },
  ];
  const list = items.map(({ id, name }) => ({ name, path: seriesClassPath(id) }));
  const nodes = [breadcrumbs(language, steps), ...(list.length > 0 ? [itemList(language, list)] : [])];
  return <JsonLd items={nodes} />;
}
