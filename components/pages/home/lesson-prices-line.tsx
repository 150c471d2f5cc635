import { getTranslations } from "next-intl/server";
import { ExactPrice } from "@/components/points/prices/exact-price";
import { paths } from "@/lib/base/paths";
import type { Language } from "@/lib/base/i18n/languages";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { writeInEachCurrency } from "@/lib/subjects/points/prices/estimates";
import { cheapestByMode } from "@/lib/subjects/series/lesson-costs";
import { readLessonCosts } from "@/lib/subjects/series/read-lesson-costs";

type LessonPricesLineProps = { locale: Language; rates: RateTable | undefined };

/** The lowest prices of a lesson in a group and alone, as far as such classes are open, linked to the prices. */
export async function LessonPricesLine({ locale, rates }: LessonPricesLineProps) {
  if (!rates) return null;
  const t = await getTranslations("home.hero.from");
  const costs = cheapestByMode(await readLessonCosts(locale));
  const write = (mode: string, text: "group" | "single") => {
    const cost = costs.find((one) => one.mode === mode);
    return Object.entries(cost ? writeInEachCurrency(cost.cheapest, "lesson", rates) : {}).map(
      ([currency, price]) => [currency, t(text, { price })] as const,
    );
  };
  const texts: Record<string, string> = {};
  for (const [currency, text] of [...write("one-to-many", "group"), ...write("one-to-one", "single")])
    texts[currency] = texts[currency] ? `${texts[currency]} · ${text}` : text;
  if (Object.keys(texts).length === 0) return null;
  return (
    <a href={paths.prices} className="mt-1 link font-semibold">
      <ExactPrice texts={texts} rates={rates} />
    </a>
  );
}
