"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { FormFooter } from "../form-footer";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { formatNumber } from "../format";
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
  const { form, send, problem, isSending } = useDeskForm<"desk/bookings/cancel", { reason: string }>({
    id,
    call: "desk/bookings/cancel",
    defaults: { reason: "" },
    toInput: ({ reason }) => ({ id: seat.id, reason }),
    onDone: () => {
      showToast({ tone: "success", text: t("cancel.done", { name: seat.student.name }) });
      close();
      onDone();
    },
  });
  return (
    <DeskForm id={id} onSubmit={send}>
      <ReasonField error={form.formState.errors.reason?.message} {...form.register("reason")} />
      <FormFooter submit={t("cancel.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
