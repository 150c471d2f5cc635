"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { call } from "@/lib/app/bootstrap/client";
import { maxRequestMessageLength } from "@/lib/subjects/series/bookings/changes/request-states";
import type { EndingProps } from "./ending";
import { CostText } from "./cost-text";
import { useBookingEnd } from "./use-booking-end";

/** Cancels a booking, or asks the school to. */
export function CancelBooking({ preview, ...rest }: EndingProps) {
  const t = useTranslations("bookingEnd");
  const { isBusy, problem, send } = useBookingEnd(rest, t("cancel.done"));
  const [message, setMessage] = useState("");
  const { cancel, ahead, booking_id: bookingId, request } = preview;
  const isAsked = request?.state === "open";
  const input = { booking_id: bookingId, back: cancel.back, message };
  return (
    <section className="grid gap-3" aria-labelledby="cancel-booking">
      <h3 id="cancel-booking" className="text-lead">
        {t("cancel.title")}
      </h3>
      <CostText ending={cancel} ahead={ahead} />
      {cancel.allowed === "no" && <p>{t("cancel.no")}</p>}
      {cancel.allowed === "ask" && <p className="text-soft">{t("ask")}</p>}
      {cancel.allowed === "ask" && !isAsked && (
        <Field
          id="cancel-message"
          autoComplete="off"
          maxLength={maxRequestMessageLength}
          label={t("message")}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      )}
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      {cancel.allowed !== "no" && !isAsked && (
        <button
          type="button"
          className="btn justify-self-start btn-secondary"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() =>
            void send(JSON.stringify(input), (idempotencyKey) =>
              call("account/cancel-booking", input, { idempotencyKey }),
            )
          }
        >
          {t(cancel.allowed === "ask" ? "cancel.submitAsk" : "cancel.submit")}
        </button>
      )}
    </section>
  );
}
