import { getLocale, getTranslations } from "next-intl/server";
import { readRates } from "@/components/points/prices/read-rates";
import { buttonClasses } from "@/components/ui/button";
import { paths } from "@/lib/base/paths";
import { similarClasses } from "@/lib/subjects/series/choice";
import { toItem, type SeriesItem } from "@/lib/subjects/series/item";
import { readAllClasses } from "@/lib/subjects/series/read";
import { schoolZone } from "@/lib/subjects/school/zone";
import { ClassCards } from "./class-cards";

/** Notice on the page of a class that is closed or has ended, with similar open classes. */
export async function ClassOver({ item, now }: { item: SeriesItem; now: number }) {
  const t = await getTranslations("seriesDetail.over");
  const rates = await readRates();
  const all = await readAllClasses(await getLocale());
  const similar = similarClasses(
    item,
    all.map(({ list, seriesClass }) => toItem(list, seriesClass, schoolZone())),
    now,
  );
  const hasEnded = item.ends !== undefined && Date.parse(item.ends) <= now;
  return (
    <section aria-labelledby="over">
      <p className="mt-4 mb-6 border-l-3 border-gold bg-surface p-4 font-semibold">
        {t(hasEnded ? "finished" : "closed")}
      </p>
      {similar.length > 0 ? (
        <>
          <h2 id="over" className="mb-5 text-h2">
            {t("others")}
          </h2>
          <ClassCards items={similar} rates={rates} />
        </>
      ) : (
        <a id="over" href={paths.hotSell} className={buttonClasses.secondary}>
          {t("all")}
        </a>
      )}
    </section>
  );
}
