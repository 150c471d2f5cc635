import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { PriceInPoints } from "@/components/points/prices/price-in-points";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";
import { ClassCard } from "./class-card";

type ClassCardsProps = { items: readonly SeriesItem[]; rates: RateTable | undefined };

/** Series classes as cards with their prices but without an apply button, each linked to its own page. */
export function ClassCards({ items, rates }: ClassCardsProps) {
  const t = useTranslations("hotSell");
  return (
    <ClientMessages namespaces={["hotSell.card"]}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
        {items.map((item) => (
          <ClassCard key={itemKey(item)} item={item} detail={t("card.detail")}>
            <p className="mt-auto text-h3 price">
              <PriceInPoints points={item.points} bought="class" rates={rates} />
            </p>
          </ClassCard>
        ))}
      </ul>
    </ClientMessages>
  );
}
