"use client";

import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolTimeLine } from "@/components/ui/use-school-time-line";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import type { Slot } from "@/lib/base/schedule/classroom-window";

type SlotTimesProps = {
  slot: Pick<Slot, "from">;
  /** The short form, in small type for cards. */
  short?: boolean;
  className?: string;
};

/** Start of a lesson by the visitor's clock and by the school's. */
export function SlotTimes({ slot, short, className = "text-label" }: SlotTimesProps) {
  const t = useTranslations("live");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  return (
    <div className={`@container w-full ${className}`}>
      {/* In a narrow container the time goes below its label, so that it does not wrap. */}
      <dl className="grid gap-y-1 @min-[18em]:grid-cols-[fit-content(50%)_minmax(0,1fr)] @min-[18em]:gap-x-4">
        <div className="@min-[18em]:contents">
          <dt className="text-soft">{t("yourTime")}</dt>
          <dd className="font-semibold">
            <LocalTime instant={slot.from} locale={locale} short={short} schoolZone={schoolZone} />
          </dd>
        </div>
        <div className="@min-[18em]:contents" {...useSchoolTimeLine(slot.from)}>
          <dt className="text-soft">{t("schoolTime")}</dt>
          <dd className="font-semibold">
            <LocalTime
              instant={slot.from}
              locale={locale}
              short={short}
              schoolZone={schoolZone}
              isSchoolTime
            />
          </dd>
        </div>
      </dl>
    </div>
  );
}
