import type { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/base/i18n/languages";
import { writeAmount, type RateTable } from "@/lib/subjects/points/prices/convert";
import type { Price } from "@/lib/subjects/points/prices/price-rule";
import type { PointPackage } from "@/lib/subjects/points/prices/published";
import { chargeTexts } from "@/lib/subjects/school/charges";
import { exactRate } from "@/lib/subjects/points/prices/rates";
import { writeMajorUnits } from "@/lib/subjects/points/prices/amounts";
import { pickText } from "@/lib/subjects/school/school";

/** A lesson that class points buy, for its price in each package. */
export type PricedLesson = { name: string; points: number };

type Context = {
  t: Awaited<ReturnType<typeof getTranslations<"prices">>>;
  language: Language;
  rates: RateTable;
  lessons: readonly PricedLesson[];
};

/** A package of class points with its texts in a page's language. */
export type DescribedPackage = {
  id: number;
  title: string;
  points: string;
  recommended: boolean;
  /** The price, and the price per class point rounded up to the smallest unit, as text by currency. */
  prices: Record<string, string>;
  perPoint: Record<string, string>;
  /** The price of lessons with this package, rounded up to the smallest unit, as text by currency. */
  lessons: { name: string; prices: Record<string, string> }[];
  /** What is charged and by which ways, by the currency in which the price is shown. */
  charges: Record<string, string>;
  /** How long the points can be used; "" if they do not end. */
  usable: string;
  /** The price in the page's currency, for structured data. */
  offer: { price: string; currency: string };
  /** End of the sale, an instant. */
  until: string | null;
};

export function describePackage(
  one: PointPackage,
  { t, language, rates, lessons }: Context,
): DescribedPackage {
  const { id, recommended, activeUntil, validFor, validUnit } = one;
  const shareOf = (price: Price, points: number) =>
    writeAmount(Math.ceil((price.amount * points) / one.points), exactRate(price, language), rates.marks);
  const texts = one.prices.map((price) => {
    return {
      currency: price.currency,
      price: shareOf(price, one.points),
      perPoint: t("perPoint", { amount: shareOf(price, 1) }),
    };
  });
  const offered = one.prices.find(({ currency }) => currency === rates.initial) ?? one.prices[0];
  const priced = one.prices.map(({ currency }) => currency);
  const points = t("points", { n: one.points.toLocaleString(language) });
  return {
    id,
    title: pickText(one.name, language) || points,
    points,
    recommended,
    prices: Object.fromEntries(texts.map(({ currency, price }) => [currency, price])),
    perPoint: Object.fromEntries(texts.map(({ currency, perPoint }) => [currency, perPoint])),
    lessons: lessons.map(({ name, points: cost }) => ({
      name,
      prices: Object.fromEntries(one.prices.map((price) => [price.currency, shareOf(price, cost)])),
    })),
    charges: chargeTexts(priced, language, (key, values) => t(`charge.${key}`, values)),
    offer: {
      price: writeMajorUnits(offered?.amount ?? 0, offered?.currency),
      currency: offered?.currency ?? rates.initial,
    },
    usable: validFor === null ? "" : t(`usable.${validUnit}`, { n: validFor }),
    until: activeUntil,
  };
}
