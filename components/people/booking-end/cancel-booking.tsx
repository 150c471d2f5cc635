"use client";

import { useTranslations } from "next-intl";
import { call } from "@/lib/app/bootstrap/client";
import { useCost, type EndingProps } from "./ending";
import { CostText } from "./cost-text";
import { EndForm } from "./end-form";

/** Cancels a booking, or asks the school to. */
export function CancelBooking({ preview, ...rest }: EndingProps) {
  const t = useTranslations("bookingEnd");
  const { cancel, ahead, booking_id: bookingId, request } = preview;
  const { back } = useCost(cancel);
  const isAsking = cancel.allowed === "ask";
  return (
    <section className="grid gap-3" aria-labelledby="cancel-booking">
      <h3 id="cancel-booking" className="text-lead">
        {t("cancel.title")}
      </h3>
      <CostText ending={cancel} ahead={ahead} />
      {cancel.allowed === "no" && <p>{t("cancel.no")}</p>}
      {isAsking && <p className="text-soft">{t("ask")}</p>}
      {cancel.allowed !== "no" && request?.state !== "open" && (
        <EndForm
          kind="cancel"
          isAsking={isAsking}
          input={{ booking_id: bookingId, back }}
          request={(input, idempotencyKey) => call("account/cancel-booking", input, { idempotencyKey })}
          {...rest}
        />
      )}
    </section>
  );
}
