"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { DeskForm } from "../desk-form";
import { formatNumber } from "../format";
import { FormFooter } from "../form-footer";
import { Line } from "../line";
import { personHref } from "../people/person-href";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { classHref } from "./classes-screen";

type Request = CallResponse<"desk/seat-requests/list">["requests"][number];

type SeatRequestsProps = {
  /** Only those about a class. */
  classId?: number;
  onDecided?: () => void;
};

/** Families' open requests to cancel a booking or to move to another class. Shows nothing if there are none. */
export function SeatRequests({ classId, onDecided }: SeatRequestsProps) {
  const t = useTranslations("desk.bookings.requests");
  const { data, reload } = useCall(
    "desk/seat-requests/list",
    classId === undefined ? {} : { class_id: classId },
  );
  const [open, setOpen] = useState<{ request: Request; confirm: boolean }>();
  const requests = data?.requests ?? [];
  if (requests.length === 0) return null;
  return (
    <Sheet aria-labelledby="seat-requests">
      <SheetTitle id="seat-requests">{t("title")}</SheetTitle>
      <ul>
        {requests.map((request) => (
          <Line key={request.id}>
            <RequestFacts request={request} showsClass={classId === undefined} />
            <span className="mt-2 flex flex-wrap gap-2">
              {([true, false] as const).map((confirm) => (
                <SmallButton
                  key={String(confirm)}
                  aria-label={t(confirm ? "confirmOf" : "declineOf", { name: request.student.name })}
                  onClick={() => setOpen({ request, confirm })}
                >
                  {t(confirm ? "confirm" : "decline")}
                </SmallButton>
              ))}
            </span>
          </Line>
        ))}
      </ul>
      {open && (
        <Decide
          {...open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            void reload();
            onDecided?.();
          }}
        />
      )}
    </Sheet>
  );
}

function RequestFacts({ request, showsClass }: { request: Request; showsClass: boolean }) {
  const t = useTranslations("desk.bookings.requests");
  const { student, class: seriesClass, target, message, asked_at: at, back, paid } = request;
  return (
    <>
      <a href={personHref(student.id)} className="link">
        {target ? t("move", { name: student.name, class: target.name }) : t("cancel", { name: student.name })}
      </a>
      {showsClass && (
        <Small className="block">
          <a href={classHref(seriesClass.id)} className="link">
            {seriesClass.name}
          </a>
        </Small>
      )}
      <Small className="block">
        {t("asked", { date: formatPageDateTime(at) })} ·{" "}
        {t("points", { back: formatNumber(back), paid: formatNumber(paid) })}
      </Small>
      {message && <p className="wrap-anywhere">“{message}”</p>}
    </>
  );
}

type DecideProps = { request: Request; confirm: boolean; onDone: () => void; onClose: () => void };

/** Confirms or declines a request, with a reason for the family. */
function Decide({ request, confirm, onDone, onClose }: DecideProps) {
  const t = useTranslations("desk.bookings.requests");
  const tShell = useTranslations("desk.shell");
  const title = t(confirm ? "confirmOf" : "declineOf", { name: request.student.name });
  return (
    <Dialog title={title} closeLabel={tShell("close")} onClose={onClose}>
      {(close) => (
        <>
          <div className="mt-4">
            <RequestFacts request={request} showsClass />
          </div>
          <DecideForm request={request} confirm={confirm} onDone={onDone} close={close} />
        </>
      )}
    </Dialog>
  );
}

function DecideForm({
  request,
  confirm,
  onDone,
  close,
}: Omit<DecideProps, "onClose"> & { close: () => void }) {
  const t = useTranslations("desk.bookings.requests");
  const showToast = useToast();
  const id = `yuqiao:desk:seat-request:${request.id}:${String(confirm)}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/seat-requests/decide", { reason: string }>({
    id,
    call: "desk/seat-requests/decide",
    defaults: { reason: "" },
    toInput: ({ reason }) => ({ id: request.id, confirm, reason }),
    onDone: () => {
      showToast({ tone: "success", text: t(confirm ? "confirmed" : "declined") });
      close();
      onDone();
    },
  });
  return (
    <DeskForm id={id} onSubmit={send}>
      <Field
        id="request-reason"
        autoComplete="off"
        maxLength={maxReasonLength}
        label={t("reason")}
        hint={t("reasonHint")}
        error={form.formState.errors.reason?.message}
        {...form.register("reason")}
      />
      <FormFooter
        submit={t(confirm ? "submitConfirm" : "submitDecline")}
        problem={problem}
        isSending={isSending}
      />
    </DeskForm>
  );
}
