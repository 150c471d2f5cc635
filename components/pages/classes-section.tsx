import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/base/i18n/languages";
import { isSuccess } from "@/lib/base/contract/result";
import { PointsLink } from "@/components/layout/points-link";
import { PriceInPoints } from "@/components/points/prices/price-in-points";
import { readRates } from "@/components/points/prices/read-rates";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import { paths, seriesClassPath } from "@/lib/base/paths";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { toItem } from "@/lib/subjects/series/item";
import { schoolZone } from "@/lib/subjects/school/zone";
import { Block } from "./block";

type ClassesSectionProps = { heading: Partial<Record<Language, string>>; count: number };

/** The newest series classes, as links to their pages. Absent while there is none. */
export async function ClassesSection({ heading, count }: ClassesSectionProps) {
  const locale = await getLocale();
  const t = await getTranslations("hotSell");
  const result = await readCall("preSales", { page: 1, per_page: count }, locale);
  const items = isSuccess(result)
    ? result.data.list.map((entry) => toItem("preSale", entry, schoolZone()))
    : [];
  if (items.length === 0) return null;
  const rates = await readRates();
  return (
    <Block heading={heading}>
      <VisitorCurrency rates={rates} />
      <ul className="grid-fit gap-6">
        {items.map(({ id, name, level, points }) => (
          <li key={id} className="sheet p-sheet">
            <a href={seriesClassPath(id)} className="link font-semibold">
              {name}
            </a>
            <p className="mt-1 text-soft">{level}</p>
            <p className="mt-2 price">
              <PriceInPoints points={points} bought="class" rates={rates} />
            </p>
          </li>
        ))}
      </ul>
      <PointsLink rates={rates} />
      <p className="mt-4">
        <a href={paths.hotSell} className="link font-semibold">
          {t("title")}
        </a>
      </p>
    </Block>
  );
}
