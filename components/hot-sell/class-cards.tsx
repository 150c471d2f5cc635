import { useLocale, useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { seriesClassPath } from "@/lib/paths";
import { itemKey, type SeriesItem } from "@/lib/series/item";
import { SeriesFacts } from "./series-facts";
import { SeriesTags } from "./series-tags";

/** Series classes as cards without an apply button, each linked to its own page. */
export function ClassCards({ items }: { items: readonly SeriesItem[] }) {
  const t = useTranslations("hotSell");
  const locale = useLocale();
  return (
    <ClientMessages namespaces={["hotSell.card"]}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
        {items.map((item) => (
          <li key={itemKey(item)} className="sheet flex flex-col p-5">
            <SeriesTags item={item} />
            <h3 id={itemKey(item)} className="text-lead mb-3">
              <a href={seriesClassPath(item.id)}>{item.name}</a>
            </h3>
            <SeriesFacts item={item} />
            <p className="text-h3 mt-auto font-bold">
              {t("card.points", { n: item.points.toLocaleString(locale) })}
            </p>
            <a href={seriesClassPath(item.id)} className="link" aria-describedby={itemKey(item)}>
              {t("card.detail")}
            </a>
          </li>
        ))}
      </ul>
    </ClientMessages>
  );
}
