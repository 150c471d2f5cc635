import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { CourseMode } from "@/lib/base/contract/types";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { paths } from "@/lib/base/paths";
import { modePictures } from "@/lib/subjects/series/mode-pictures";
import type { LessonCost } from "@/lib/subjects/series/lesson-costs";
import { notTeachers } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { ChargeLine } from "./charge-line";
import { PriceInPoints } from "./price-in-points";
import { readCharges } from "./read-charges";

type LessonCostsProps = { costs: readonly LessonCost[]; rates: RateTable };

/** What a lesson costs in the classes that are open now, by type and length. Absent while no class is open. */
export async function LessonCosts({ costs, rates }: LessonCostsProps) {
  const t = await getTranslations("prices");
  const allClasses = (await getTranslations("levelTest.result"))("allClasses");
  if (costs.length === 0) return null;
  const modes = [...new Set(costs.map(({ mode }) => mode))];
  return (
    <section aria-labelledby="lesson-costs" className="border-y border-line bg-surface">
      <div className="wrap py-10 desk:py-14">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h2 id="lesson-costs" className="text-h2">
              {t("lessons.title")}
            </h2>
            <p className="mt-2 lead">{t("lessons.text")}</p>
          </div>
          <p data-for={notTeachers}>
            <a href={paths.hotSell} className={buttonClasses.secondary}>
              {allClasses}
            </a>
          </p>
        </div>
        <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-8">
          {modes.map((mode) => (
            <Mode key={mode} mode={mode} costs={costs.filter((cost) => cost.mode === mode)} rates={rates} />
          ))}
        </ul>
        <p className="mt-8 max-w-[60rem] text-label text-soft">{t("note")}</p>
        <ChargeLine texts={await readCharges()} rates={rates} className="mt-2" />
      </div>
    </section>
  );
}

type ModeProps = { mode: CourseMode; costs: readonly LessonCost[]; rates: RateTable };

/** A type of class with the price of its lessons by their length. */
function Mode({ mode, costs, rates }: ModeProps) {
  const t = useTranslations("prices.lessons");
  const name = useTranslations("hotSell.modes")(mode);
  return (
    <li className="flex flex-col gap-4 narrow:flex-row narrow:flex-wrap">
      <img
        src={modePictures[mode]}
        alt=""
        width={480}
        height={300}
        loading="lazy"
        className="aspect-[8/5] w-full rounded-card narrow:w-[26vw] narrow:shrink-0 narrow:self-start"
      />
      <div className="min-w-0 grow narrow:flex-[1_1_9rem]">
        <h3 className="text-h3">{name}</h3>
        <dl className="mt-1">
          {costs.map(({ minutes, cheapest, usual }) => (
            <div
              key={minutes}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line py-3 not-first:border-t"
            >
              <dt>{t("minutes", { minutes })}</dt>
              <dd className="ml-auto grid gap-2 text-right font-semibold">
                {cheapest < usual && (
                  <Cost text={t("start", { n: cheapest })} points={cheapest} rates={rates} />
                )}
                <Cost
                  text={cheapest < usual ? t("usual", { n: usual }) : undefined}
                  points={usual}
                  rates={rates}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function Cost({ text, points, rates }: { text?: string | undefined; points: number; rates: RateTable }) {
  return (
    <div>
      <PriceInPoints text={text} points={points} bought="lesson" rates={rates} />
    </div>
  );
}
