"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { formatDay } from "@/lib/base/i18n/time";
import type { BookedClass } from "@/lib/subjects/people/view-calls";
import { toServerMessage } from "../action-form";
import { refreshView } from "../use-account-view";
import { BookingEndDialog } from "./booking-end-dialog";

export type EndingOptions = {
  /** How an adviser is reached. */
  consult: ConsultProps;
  /** Called with a sentence once a booking has ended or the school was asked. */
  onEnded: (text: string) => void;
};

type BookingEndProps = EndingOptions & {
  booking: Pick<BookedClass, "booking_id" | "combo_name" | "request">;
  /** Id of the element that names the class. */
  describedBy: string;
};

/** The latest request about a booking, and the button with which a family changes or cancels the booking. */
export function BookingEnd({ booking, consult, onEnded, describedBy }: BookingEndProps) {
  const t = useTranslations("bookingEnd");
  const close = useTranslations("dialog")("close");
  const [isOpen, setIsOpen] = useState(false);
  const { request } = booking;
  return (
    <>
      {request && <RequestState request={request} />}
      <button
        type="button"
        className="link self-start text-left"
        aria-describedby={describedBy}
        onClick={() => setIsOpen(true)}
      >
        {t("open")}
      </button>
      {isOpen && (
        <Dialog title={booking.combo_name} closeLabel={close} onClose={() => setIsOpen(false)}>
          {(closeDialog) => (
            <BookingEndDialog
              bookingId={booking.booking_id}
              consult={consult}
              onDone={async (text) => {
                closeDialog();
                onEnded(text);
                await refreshView("student");
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

/** What became of a request, with a button to withdraw an open one. */
function RequestState({ request }: { request: NonNullable<BookedClass["request"]> }) {
  const t = useTranslations("bookingEnd");
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const date = formatDay(new Date(request.asked_at), locale);
  const isOpen = request.state === "open";
  const withdraw = async () => {
    setIsBusy(true);
    const result = await call("account/withdraw-request", { request_id: request.id });
    setProblem(toServerMessage(result, t("failed")));
    if (isSuccess(result)) await refreshView("student");
    setIsBusy(false);
  };
  return (
    <div className="mt-2 border-l-4 border-gold pl-3 wrap-anywhere">
      <p>
        {isOpen
          ? t(`request.${request.kind}`, { date, name: request.target })
          : t("request.declined", { date, reason: request.reason })}
      </p>
      {isOpen && (
        <button
          type="button"
          className="link text-left"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => void withdraw()}
        >
          {t("request.withdraw")}
        </button>
      )}
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
    </div>
  );
}
