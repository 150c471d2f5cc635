"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useCall } from "@/components/calls/use-call";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { useClock } from "@/components/ui/use-clock";
import { AdviserButton } from "../offer-card";
import { CancelBooking } from "./cancel-booking";
import { hasTurnedLate, type EndingProps } from "./ending";
import { MoveBooking } from "./move-booking";

type BookingEndDialogProps = {
  bookingId: number;
  consult: ConsultProps;
  onDone: EndingProps["onDone"];
};

/** What canceling or moving means now, by the rule of the booking, with the ways that are allowed. */
export function BookingEndDialog({ bookingId, consult, onDone }: BookingEndDialogProps) {
  const t = useTranslations("bookingEnd");
  const texts = useTranslations();
  const locale = useLocale();
  const { data, failure, reload } = useCall("GET account/booking", { id: String(bookingId) });
  const ways = data ? [data.booking.cancel, data.booking.move] : [];
  const isOutdated = useClock((now) => ways.some((ending) => hasTurnedLate(ending, now)));
  useEffect(() => {
    if (isOutdated) void reload();
  }, [isOutdated, reload]);
  if (!data && failure) return <p role="alert">{t("failed")}</p>;
  if (!data) return <p role="status">{texts("notice.loading")}</p>;
  const preview = data.booking;
  const number = (points: number) => points.toLocaleString(locale);
  const parts = { preview, reload: () => void reload(), onDone };
  return (
    <div className="mt-2 grid gap-6">
      <p className="text-soft">
        {[preview.student, t("ahead", { paid: number(preview.paid), ahead: number(preview.ahead) })].join(
          " · ",
        )}
      </p>
      {preview.over ? (
        <p>{t("over")}</p>
      ) : (
        <>
          <MoveBooking {...parts} />
          <CancelBooking {...parts} />
        </>
      )}
      <AdviserButton consult={consult} className="link justify-self-start" label={t("contact")} />
    </div>
  );
}
