"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { seriesClassPath } from "@/lib/base/paths";
import { readPageToken } from "@/lib/base/session/page-account";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { readBooking, storeBooking } from "@/lib/subjects/series/new-booking";
import { recommendedRequest } from "@/lib/subjects/series/pages";
import { usePreSales, useRecommended } from "../use-series";

/** Whether the visitor has the class, with the success message right after the booking. */
export function BookedStatus({ item, renderedAt }: { item: SeriesItem; renderedAt: number }) {
  const t = useTranslations();
  const locale = useLocale();
  const initial = { items: [item], total: 1, stale: false };
  const isHot = item.list === "preSale";
  const hot = usePreSales("all", { initial, renderedAt, enabled: isHot });
  const more = useRecommended(recommendedRequest(locale), { initial, renderedAt, enabled: !isHot });
  const { items, isPersonal } = isHot ? hot : more;
  const isHydrated = useIsHydrated();
  const isMember = isHydrated && readPageToken() !== undefined;
  const booking = useMemo(() => (isMember ? readBooking(item.id) : undefined), [isMember, item.id]);
  const isApplied = isPersonal && items?.find(({ id }) => id === item.id)?.applied;
  const isBooked = booking !== undefined || isApplied;
  const isOther = !isBooked && isHydrated && (isPersonal || !isMember);
  const name = booking?.name;
  return (
    <>
      <p role="status" className="flex min-h-8 items-center gap-2 text-lead font-semibold text-accent">
        {isBooked && (
          <>
            <Icon name="check" />
            {name ? t("booked.named", { name }) : t("booked.yours")}
          </>
        )}
        {isOther && <span className="text-ink">{t("booked.notYours")}</span>}
      </p>
      {(isOther || booking?.hasOthers) && (
        <a href={seriesClassPath(item.id)} className={isOther ? "mt-2 btn btn-primary" : "link"}>
          {t(isOther ? "apply.waiting.toClass" : "booked.other")}
        </a>
      )}
      <BookedToast
        classId={item.id}
        isNew={booking !== undefined && !booking.isShown}
        text={name ? t("apply.student.successFor", { name }) : t("apply.student.success")}
      />
    </>
  );
}

type BookedToastProps = { classId: number; isNew: boolean; text: string };

/** The success message, which a reload does not show again. */
function BookedToast({ classId, isNew, text }: BookedToastProps) {
  const closeLabel = useTranslations("dialog")("close");
  const [isDismissed, setIsDismissed] = useState(false);
  const dismiss = useCallback(() => setIsDismissed(true), []);
  const message = useMemo<ToastMessage | undefined>(
    () => (isNew && !isDismissed ? { tone: "success", text } : undefined),
    [isNew, isDismissed, text],
  );
  useEffect(() => {
    const booking = isNew && readBooking(classId);
    if (booking) storeBooking(classId, { ...booking, isShown: true });
  }, [isNew, classId]);
  return <Toast message={message} closeLabel={closeLabel} onDismiss={dismiss} />;
}
