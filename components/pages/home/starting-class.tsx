import { useLocale, useTranslations } from "next-intl";
import { Estimate } from "@/components/points/prices/estimate";
import { LessonTimes } from "@/components/series/lesson-times";
import { LocalTime } from "@/components/ui/local-time";
import { Picture } from "@/components/ui/picture";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { seriesClassPath } from "@/lib/base/paths";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import type { SeriesItem } from "@/lib/subjects/series/item";

/** A series class in brief: when it starts, its weekdays, free spots and price. In two columns the third has no place. */
export function StartingClass({ item, rates }: { item: SeriesItem; rates: RateTable | undefined }) {
  const t = useTranslations("home.starting");
  const seats = useTranslations("apply.seats");
  const prices = useTranslations("prices");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const { opens, rhythm, points, lessons } = item;
  const n = (item.capacity - item.students).toLocaleString(locale);
  return (
    <li
      data-until={item.deadline}
      suppressHydrationWarning
      className="group relative flex flex-wrap gap-x-4 gap-y-2 overflow-hidden sheet p-4 max-[936px]:nth-3:hidden"
    >
      {item.cover && (
        <Picture
          sizes="112px"
          src={item.cover}
          alt=""
          width={112}
          height={112}
          offscreen
          className="aspect-square w-[min(7rem,22vw)] shrink-0 self-start rounded-small bg-muted object-cover"
        />
      )}
      {/* Below the picture if the text is too large for both. */}
      <div className="flex min-w-0 flex-[1_1_min(7.5rem,100%)] flex-col">
        {opens && (
          <p className="text-label font-semibold text-accent">
            {t.rich("first", {
              date: () => <LocalTime instant={opens} locale={locale} short="day" schoolZone={schoolZone} />,
            })}
          </p>
        )}
        <h3 className="text-base leading-snug group-hover:text-mark desk:text-lead">
          <a href={seriesClassPath(item.id)} className="after:absolute after:inset-0">
            {item.name}
          </a>
        </h3>
        {rhythm && (
          <p className="mt-1 text-label wrap-anywhere text-soft" suppressHydrationWarning>
            <LessonTimes rhythm={rhythm} lessons={item.lessons} />
          </p>
        )}
        {rates && points > 0 && lessons > 0 && (
          <p className="mt-auto pt-2 price">
            {t.rich("lesson", {
              price: () => (
                <Estimate
                  points={Math.ceil(points / lessons)}
                  bought="lesson"
                  rates={rates}
                  className="text-base"
                />
              ),
            })}
          </p>
        )}
        <p className="text-label">
          <span className="font-semibold">{seats("left", { n })}</span>
          <span className="text-soft">
            {" · "}
            {prices("points", { n: points.toLocaleString(locale) })}
          </span>
        </p>
      </div>
    </li>
  );
}
