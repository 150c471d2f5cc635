"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { FormFooter } from "../form-footer";
import { SelectField } from "@/components/ui/select-field";
import { formatLessonTime } from "../time";
import { useToast } from "../toasts";
import { useCall } from "@/components/calls/use-call";
import { useDeskForm } from "../use-desk-form";
import { LoadingOrError } from "../loading-or-error";
import { formatNumber } from "../format";
import type { SeatDialogProps } from "./cancel-seat";
import { RuleQuote } from "./rule-quote";
import { ReasonField } from "./reason-field";
import { DeskForm } from "../desk-form";

type Targets = CallResponse<"desk/bookings/targets">;

/** Moves a student to another class, with a reason. */
export function MoveSeat({ seat, onDone, onClose }: SeatDialogProps) {
  const t = useTranslations("desk.bookings");
  const tShell = useTranslations("desk.shell");
  const { data, failure, reload } = useCall("desk/bookings/targets", { id: seat.id });
  return (
    <Dialog title={t("move.of", { name: seat.student.name })} closeLabel={tShell("close")} onClose={onClose}>
      {(close) => (
        <>
          {!data && (
            <div className="mt-4">
              <LoadingOrError failure={failure} onRetry={reload} />
            </div>
          )}
          {data && (
            <p className="mt-4">
              {t("move.text", {
                points: formatNumber(seat.refund),
                balance: formatNumber(data.balance),
              })}
            </p>
          )}
          <RuleQuote seatId={seat.id} kind="move" />
          {data && seat.transfer === "early" && <p className="mt-4">{t("move.early")}</p>}
          {data && data.classes.length === 0 && <p className="mt-4 font-semibold">{t("move.none")}</p>}
          {data && data.classes.length > 0 && data.classes.every(({ missing }) => missing > 0) && (
            <p className="mt-4 font-semibold text-mark">{t("move.tooDear")}</p>
          )}
          {data && data.classes.length > 0 && (
            <MoveForm seat={seat} targets={data.classes} onDone={onDone} close={close} />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The placeholders of a target class's label. */
const targetFacts = ({
  name,
  teacher,
  next_at: at,
  price,
  capacity,
  students,
  holds,
}: Targets["classes"][number]) => ({
  name,
  teacher,
  time: at ? formatLessonTime(at) : "–",
  points: formatNumber(price),
  // A class is listed if a seat is free or held for this student.
  free: formatNumber(Math.max(capacity - students - holds, 1)),
});

type MoveFormProps = Omit<SeatDialogProps, "onClose"> & {
  targets: Targets["classes"];
  close: () => void;
};

function MoveForm({ seat, targets, onDone, close }: MoveFormProps) {
  const t = useTranslations("desk.bookings");
  const showToast = useToast();
  const id = `yuqiao:desk:move:${seat.id}`;
  const { form, send, problem, isSending } = useDeskForm<
    "desk/bookings/move",
    { class_id: string; reason: string }
  >({
    id,
    call: "desk/bookings/move",
    defaults: { class_id: String(targets.find(({ missing }) => missing === 0)?.id ?? ""), reason: "" },
    toInput: ({ class_id, reason }) => ({ id: seat.id, class_id: Number(class_id), reason }),
    onDone: () => {
      showToast({ tone: "success", text: t("move.done", { name: seat.student.name }) });
      close();
      onDone();
    },
  });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: "class_id" });
  const target = targets.find((targetClass) => String(targetClass.id) === chosen);
  return (
    <DeskForm id={id} onSubmit={send}>
      <SelectField
        id="seat-target"
        label={t("move.to")}
        error={errors.class_id?.message}
        {...(target && { hint: t("move.chosen", targetFacts(target)) })}
        options={[
          ...(target ? [] : [{ value: "", text: "–" }]),
          ...targets.map((targetClass) => ({
            value: String(targetClass.id),
            text: [
              ...(targetClass.missing > 0
                ? [t("move.lacks", { missing: formatNumber(targetClass.missing) })]
                : []),
              t("move.option", targetFacts(targetClass)),
            ].join(" · "),
            disabled: targetClass.missing > 0,
          })),
        ]}
        {...form.register("class_id")}
      />
      <ReasonField error={errors.reason?.message} {...form.register("reason")} />
      <FormFooter submit={t("move.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
