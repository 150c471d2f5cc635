import { getLocale, getTranslations } from "next-intl/server";
import { PointsLink } from "@/components/layout/points-link";
import { readRates } from "@/components/prices/read-rates";
import { VisitorCurrency } from "@/components/prices/visitor-currency";
import { ClassCards } from "@/components/series/class-cards";
import { FirstPaint } from "@/components/layout/first-paint";
import { buttonClasses } from "@/components/ui/button";
import { SectionBoundary } from "@/components/ui/section-boundary";
import type { Level } from "@/lib/level-test/levels";
import { paths } from "@/lib/paths";
import { readClassesFor } from "./level-test-setting";

/** The page of a shared result, which invites its reader to the test. It contains nothing but the level. */
export async function SharedResultPage({ level }: { level: Level }) {
  const t = await getTranslations("levelTest");
  const rates = await readRates();
  const items = await readClassesFor(level, await getLocale());
  return (
    <div className="wrap desk:py-14 grid gap-12 py-8">
      <section>
        <h1 className="desk:text-hero text-h1 font-extrabold">
          {t("shared.title", { level: t(`levels.${level}.name`) })}
        </h1>
        <p className="lead mt-5 max-w-[40rem]">{t(`levels.${level}.text`)}</p>
        <p className="mt-5 max-w-[40rem]">{t("shared.text")}</p>
        <a href={paths.levelTest} className={`${buttonClasses.primary} btn-big mt-6`}>
          {t("shared.start")}
        </a>
      </section>
      {items.length > 0 && (
        <section>
          <FirstPaint times={["named", "weekday", "clock", "day", "date"]} />
          <h2 className="text-h2 mb-6">{t("result.classes")}</h2>
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
