import { useLocale, useTranslations } from "next-intl";
import { notTeachers } from "@/components/session/viewers";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import type { ReadyLive } from "@/lib/base/contract/types";
import { formatInstant } from "@/lib/base/i18n/time";
import { liveClassPath } from "@/lib/base/paths";
import { freeClassLengthMs, freeClassZone } from "@/lib/base/schedule/weekly";
import { describeClock } from "@/lib/base/schedule/zoned";

type NextFreeClassProps = {
  start: Date;
  /** The class itself, where the provider lists it. */
  live: ReadyLive | undefined;
};

const labelClasses = "text-gold font-semibold";

/** Time and name of a free public class. Of several, only the first that is not over is visible. */
export function NextFreeClass({ start, live }: NextFreeClassProps) {
  const t = useTranslations("home.freeClass");
  const locale = useLocale();
  const instant = start.toISOString();
  return (
    <dl
      className="peer grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] content-center gap-x-6 gap-y-2 peer-[:not([hidden])]:hidden *:first:col-span-full"
      data-until={new Date(start.getTime() + freeClassLengthMs).toISOString()}
    >
      <div>
        <dt className={labelClasses}>
          {t("next")}
          <span className="noscript:hidden">
            {"\u00a0"}· {t("yourTime")}
          </span>
        </dt>
        <dd className="text-h3 font-bold">
          <LocalTime instant={instant} locale={locale} schoolZone={useSchoolZone()} />
        </dd>
      </div>
      <div data-clock={describeClock(start, freeClassZone)} suppressHydrationWarning>
        <dt className={labelClasses}>{t("beijingTime")}</dt>
        <dd>
          <time dateTime={instant}>{formatInstant(start, locale, freeClassZone)}</time>
        </dd>
      </div>
      {live && (
        <div data-for={notTeachers}>
          <dt className={labelClasses}>{t("which")}</dt>
          <dd>
            <a
              href={liveClassPath(live.id)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {live.lesson_name}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
