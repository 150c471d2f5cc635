"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { parseInteger } from "@/lib/base/text/digits";
import { FormFooter } from "../form-footer";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { formatNumber } from "../format";
import { RuleQuote } from "./rule-quote";
import { ReasonField } from "./reason-field";
import { DeskForm } from "../desk-form";

export type Seat = CallResponse<"desk/people/show">["seats"][number] & { email?: string | null };

export type SeatDialogProps = { seat: Seat; onDone: () => void; onClose: () => void };

/** Cancels a seat and refunds its points, with a reason. */
export function CancelSeat({ seat, onDone, onClose }: SeatDialogProps) {
  const t = useTranslations("desk.bookings");
  const tShell = useTranslations("desk.shell");
  const name = seat.student.name;
  return (
    <Dialog title={t("cancel.of", { name })} closeLabel={tShell("close")} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-4">
            {t("cancel.text", { class: seat.class.name, points: formatNumber(seat.points) })}
          </p>
          <RuleQuote seatId={seat.id} kind="cancel" />
          <CancelForm seat={seat} onDone={onDone} close={close} />
        </>
      )}
    </Dialog>
  );
}

function CancelForm({ seat, onDone, close }: Omit<SeatDialogProps, "onClose"> & { close: () => void }) {
  const t = useTranslations("desk.bookings");
  const showToast = useToast();
  const id = `yuqiao:desk:cancel:${seat.id}`;
  const { form, send, problem, isSending } = useDeskForm<
    "desk/bookings/cancel",
    { points: string; reason: string }
  >({
    id,
    call: "desk/bookings/cancel",
    defaults: { points: String(seat.refund), reason: "" },
    toInput: ({ points, reason }) => ({ id: seat.id, points: parseInteger(points), reason }),
    onDone: () => {
      showToast({ tone: "success", text: t("cancel.done", { name: seat.student.name }) });
      close();
      onDone();
    },
  });
  return (
    <DeskForm id={id} onSubmit={send}>
      <Field
        id="seat-points"
        label={t("cancel.back")}
        hint={t("cancel.backHint", {
          refund: formatNumber(seat.refund),
          most: formatNumber(seat.points - seat.given_back),
        })}
        inputMode="numeric"
        autoComplete="off"
        error={form.formState.errors.points?.message}
        {...form.register("points")}
      />
      <ReasonField error={form.formState.errors.reason?.message} {...form.register("reason")} />
      <FormFooter submit={t("cancel.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
