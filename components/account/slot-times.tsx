"use client";

import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useBeijingLine } from "@/components/ui/use-beijing-line";
import type { Slot } from "@/lib/schedule/classroom-window";

type SlotTimesProps = { slot: Pick<Slot, "from">; short?: boolean };

/** Start of a lesson in the visitor's time zone and in Beijing. */
export function SlotTimes({ slot, short }: SlotTimesProps) {
  const t = useTranslations("live");
  const locale = useLocale();
  return (
    <div className="slot-times">
      <dl>
        <div className="own-time">
          <dt>{t("yourTime")}</dt>
          <dd>
            <LocalTime instant={slot.from} locale={locale} short={short} />
          </dd>
        </div>
        <div {...useBeijingLine(slot.from)}>
          <dt>{t("beijingTime")}</dt>
          <dd>
            <LocalTime instant={slot.from} locale={locale} short={short} zone="Asia/Shanghai" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
