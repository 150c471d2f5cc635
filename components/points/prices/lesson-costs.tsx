import { getLocale, getTranslations } from "next-intl/server";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { paths } from "@/lib/base/paths";
import { readLessonCosts } from "@/lib/subjects/series/read-lesson-costs";
import { notTeachers } from "@/components/session/viewers";
import { ChargeLine } from "./charge-line";
import { PriceInPoints } from "./price-in-points";
import { readCharges } from "./read-charges";

/** What a lesson costs in the classes that are open now, by type and length. Absent while no class is open. */
export async function LessonCosts({ rates }: { rates: RateTable }) {
  const language = await getLocale();
  const t = await getTranslations("prices");
  const hotSell = await getTranslations("hotSell");
  const costs = await readLessonCosts(language);
  if (costs.length === 0) return null;
  return (
    <section aria-labelledby="lesson-costs" className="mt-14 desk:mt-20">
      <h2 id="lesson-costs" className="text-h2">
        {t("lessons.title")}
      </h2>
      <p className="mt-2 lead">{t("lessons.text")}</p>
      <ul className="mt-6 grid-fit gap-6">
        {costs.map(({ mode, minutes, cheapest, usual }) => (
          <li key={`${mode} ${minutes}`} className="border-t-3 border-gold pt-4">
            <h3 className="text-h3">{t("lessons.length", { mode: hotSell(`modes.${mode}`), minutes })}</h3>
            {cheapest < usual && (
              <Cost text={t("lessons.start", { n: cheapest })} points={cheapest} rates={rates} />
            )}
            <Cost
              text={cheapest < usual ? t("lessons.usual", { n: usual }) : undefined}
              points={usual}
              rates={rates}
            />
          </li>
        ))}
      </ul>
      <ChargeLine texts={await readCharges()} rates={rates} className="mt-6" />
      <p className="mt-6 max-w-[46rem] text-soft">{t("note")}</p>
      <p className="mt-4" data-for={notTeachers}>
        <a href={paths.hotSell} className="link font-semibold">
          {hotSell("title")}
        </a>
      </p>
    </section>
  );
}

function Cost({ text, points, rates }: { text?: string | undefined; points: number; rates: RateTable }) {
  return (
    <p className="mt-2 font-semibold">
      <PriceInPoints text={text} points={points} bought="lesson" rates={rates} />
    </p>
  );
}
