import { getLocale, getTranslations } from "next-intl/server";
import { PointsLink } from "@/components/layout/points-link";
import { readRates } from "@/components/points/prices/read-rates";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import { ClassCards } from "@/components/series/class-cards";
import { FirstPaint } from "@/components/layout/first-paint";
import { buttonClasses } from "@/components/ui/button";
import { SectionBoundary } from "@/components/ui/section-boundary";
import type { Level } from "@/lib/subjects/level-test/levels";
import { paths } from "@/lib/base/paths";
import { SampleQuestion } from "./sample-question";
import { readClassesFor } from "./level-test-setting";

/** The page of a shared result, which invites its reader to the test. It contains nothing but the level. */
export async function SharedResultPage({ level }: { level: Level }) {
  const t = await getTranslations("levelTest");
  const rates = await readRates();
  const items = await readClassesFor(level, await getLocale());
  return (
    <div className="wrap grid gap-12 py-8 desk:py-14">
      <div className="flex flex-wrap items-center gap-x-14 gap-y-8">
        <section className="flex-[3_1_min(26rem,100%)]">
          <h1 className="text-h1 font-extrabold desk:text-hero">
            {t("shared.title", { level: t(`levels.${level}.name`) })}
          </h1>
          <p className="mt-5 max-w-[40rem] lead">{t(`levels.${level}.text`)}</p>
          <p className="mt-5 max-w-[40rem]">{t("shared.text")}</p>
          <a href={paths.levelTest} className={`${buttonClasses.primary} mt-6 btn-big`}>
            {t("shared.start")}
          </a>
        </section>
        <SampleQuestion />
      </div>
      {items.length > 0 && (
        <section>
          <FirstPaint times={["named", "weekday", "clock", "day", "date"]} />
          <h2 className="mb-6 text-h2">{t("result.classes")}</h2>
          <SectionBoundary>
            <VisitorCurrency rates={rates} />
            <ClassCards items={items} rates={rates} />
            <PointsLink rates={rates} />
          </SectionBoundary>
        </section>
      )}
    </div>
  );
}
