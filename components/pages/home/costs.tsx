import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ExactPrice } from "@/components/points/prices/exact-price";
import { readRates } from "@/components/points/prices/read-rates";
import { paths } from "@/lib/base/paths";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { writeInEachCurrency } from "@/lib/subjects/points/prices/estimates";
import { cheapestByMode, type LessonCost } from "@/lib/subjects/series/lesson-costs";
import { readLessonCosts } from "@/lib/subjects/series/read-lesson-costs";

/** What a lesson costs in each type of class that is open; nothing for a school without packages or open classes. */
export async function LessonPrices() {
  const rates = await readRates();
  const costs = rates ? cheapestByMode(await readLessonCosts(await getLocale())) : [];
  if (!rates || costs.length === 0) return null;
  const t = await getTranslations("home.costs");
  return (
    <section aria-labelledby="costs" className="wrap py-5 desk:py-8">
      <div className="grid items-center gap-x-14 gap-y-4 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="costs" className="section-title">
            {t("title")}
          </h2>
          <p className="mt-1 text-soft narrow:text-label">{t("text")}</p>
          <a href={paths.prices} className="link font-semibold">
            {t("all")}
          </a>
        </div>
        <dl className="sheet px-sheet desk:grid desk:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] desk:px-0">
          {costs.map((cost) => (
            <Cost key={cost.mode} cost={cost} rates={rates} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Cost({ cost: { mode, minutes, cheapest }, rates }: { cost: LessonCost; rates: RateTable }) {
  const t = useTranslations("home.costs");
  const prices = useTranslations("prices");
  const modes = useTranslations("hotSell.modes");
  const texts = Object.entries(writeInEachCurrency(cheapest, "lesson", rates)).map(([currency, price]) => [
    currency,
    t("from", { price }),
  ]);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line py-3 not-first:border-t desk:flex-col desk:justify-start desk:gap-y-2 desk:px-5 desk:py-5 desk:not-first:border-t-0 desk:not-first:border-l">
      <dt className="font-semibold">
        {modes(mode)}
        <span className="block text-label font-normal text-soft">
          {prices("lessons.minutes", { minutes })}
          <span className="narrow:hidden"> · {prices("points", { n: cheapest })}</span>
        </span>
      </dt>
      <dd className="text-h3 price narrow:text-lead">
        <ExactPrice texts={Object.fromEntries(texts) as Record<string, string>} rates={rates} />
      </dd>
    </div>
  );
}
