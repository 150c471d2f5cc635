import { useLocale, useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { itemKey, type SeriesItem } from "@/lib/series/item";
import { ClassCard } from "./class-card";

/** Series classes as cards without an apply button, each linked to its own page. */
export function ClassCards({ items }: { items: readonly SeriesItem[] }) {
  const t = useTranslations("hotSell");
  const locale = useLocale();
  return (
    <ClientMessages namespaces={["hotSell.card"]}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
        {items.map((item) => (
          <ClassCard key={itemKey(item)} item={item} detail={t("card.detail")}>
            <p className="text-h3 mt-auto font-bold">
              {t("card.points", { n: item.points.toLocaleString(locale) })}
            </p>
          </ClassCard>
        ))}
      </ul>
    </ClientMessages>
  );
}
