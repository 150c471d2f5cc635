import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { FirstPaint } from "@/components/layout/first-paint";
import { readRates } from "@/components/points/prices/read-rates";
import { notTeachers } from "@/components/session/viewers";
import { renderTime } from "@/lib/base/clock/render-time";
import { paths } from "@/lib/base/paths";
import { schoolZone } from "@/lib/subjects/school/zone";
import { itemKey, toItem } from "@/lib/subjects/series/item";
import { readOfferedClasses } from "@/lib/subjects/series/read";
import { pickStartingClasses } from "@/lib/subjects/series/starting-classes";
import { StartingClass } from "./starting-class";

/** A row on a wide screen. */
const maxClasses = 3;

/** The series classes that start next and have free spots; nothing if there are none. */
export async function StartingClasses() {
  const locale = await getLocale();
  const t = await getTranslations("home.starting");
  const offered = (await readOfferedClasses(locale)).map(({ list, seriesClass }) =>
    toItem(list, seriesClass, schoolZone()),
  );
  const { items, isThisWeek } = pickStartingClasses(offered, renderTime(), maxClasses);
  if (items.length === 0) return null;
  const rates = await readRates();
  return (
    <section data-for={notTeachers} aria-labelledby="starting" className="wrap py-6 desk:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="starting" className="section-title">
          {t(isThisWeek ? "week" : "soon")}
        </h2>
        <a href={paths.hotSell} className="link font-semibold">
          {t("all")}
        </a>
      </div>
      <FirstPaint times={["weekday", "clock", "day"]} />
      <ClientMessages namespaces={["hotSell.card.rhythm"]}>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
          {items.map((item) => (
            <StartingClass key={itemKey(item)} item={item} rates={rates} />
          ))}
        </ul>
      </ClientMessages>
    </section>
  );
}
