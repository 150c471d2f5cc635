"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { serverNow } from "@/lib/base/clock/server-clock";
import { randomId } from "@/lib/engines/calls/browser/random-id";
import { maxSeatNoteLength } from "@/lib/base/desk/limits";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { useCurrentUser } from "../current-user";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { formatNumber } from "../format";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { ShownSeriesClass } from "./shown-class";
import { pickerFields, StudentPicker } from "./student-picker";

type BookSeatProps = {
  seriesClass: ShownSeriesClass;
  /** The student to be booked in; undefined lets staff search. */
  student?: { id: number; name: string } | undefined;
  onDone: () => void;
  onClose: () => void;
};

/** Books a student into a class, also after the application deadline. */
export function BookSeat(props: BookSeatProps) {
  const t = useTranslations("desk.bookings");
  const tShell = useTranslations("desk.shell");
  const { seriesClass, student } = props;
  const title = student ? t("book.ofName", { name: student.name }) : t("book.of");
  return (
    <Dialog title={title} closeLabel={tShell("close")} onClose={props.onClose}>
      {(close) => (
        <>
          {isLate(seriesClass) && (
            <p className="mt-4">{t("book.late", { time: formatPageDateTime(seriesClass.deadline) })}</p>
          )}
          <BookForm {...props} close={close} />
        </>
      )}
    </Dialog>
  );
}

/** Only after the deadline can students wait while a seat is free: before it, free seats are held for them. */
const isLate = ({ deadline }: ShownSeriesClass) => Date.parse(deadline) <= serverNow();

type Values = { student_id: string; paid: string; note: string; pass_over: string };

function BookForm({ seriesClass, student, onDone, close }: BookSeatProps & { close: () => void }) {
  const t = useTranslations("desk.bookings");
  const { role } = useCurrentUser();
  const showToast = useToast();
  /** The idempotency key of the current values, so that a retry after a network failure books once. */
  const pendingKey = useRef({ of: "", key: "" });
  const idempotencyKey = (values: Values) => {
    const of = JSON.stringify(values);
    if (pendingKey.current.of !== of) pendingKey.current = { of, key: randomId() };
    return pendingKey.current.key;
  };
  const id = `yuqiao:desk:book:${seriesClass.id}:${student?.id ?? ""}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/bookings/book", Values>({
    id,
    call: "desk/bookings/book",
    defaults: { student_id: student ? String(student.id) : "", paid: "true", note: "", pass_over: "" },
    secretFields: pickerFields,
    toInput: (values) => ({
      class_id: seriesClass.id,
      student_id: Number(values.student_id),
      paid: values.paid === "true",
      note: values.note,
      pass_over: values.pass_over,
      key: idempotencyKey(values),
    }),
    onDone: () => {
      showToast({ tone: "success", text: t("book.done") });
      close();
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <DeskForm id={id} onSubmit={send}>
      {!student && (
        <StudentPicker
          classId={seriesClass.id}
          canChoose={(state) => state !== "seat"}
          error={errors.student_id?.message}
          field={form.register("student_id")}
        />
      )}
      {role === "owner" && (
        <SelectField
          id="book-paid"
          label={t("book.pay")}
          error={errors.paid?.message}
          options={[
            {
              value: "true",
              text: t("book.paid", { points: formatNumber(seriesClass.points) }),
            },
            { value: "false", text: t("book.free") },
          ]}
          {...form.register("paid")}
        />
      )}
      <Field
        id="book-note"
        autoComplete="off"
        maxLength={maxSeatNoteLength}
        label={t("book.note")}
        hint={t("book.noteHint")}
        {...(errors.note?.message !== undefined && { error: errors.note.message })}
        {...form.register("note")}
      />
      {isLate(seriesClass) && seriesClass.waiting > 0 && (
        <Field
          id="book-pass-over"
          autoComplete="off"
          maxLength={maxReasonLength}
          label={t("book.passOver")}
          hint={t("book.passOverHint")}
          {...(errors.pass_over?.message !== undefined && { error: errors.pass_over.message })}
          {...form.register("pass_over")}
        />
      )}
      <FormFooter submit={t("book.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
