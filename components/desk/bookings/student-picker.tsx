"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useCall } from "@/components/calls/use-call";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatNumber } from "../format";
import { useDebouncedValue } from "../use-debounced-value";

type Found = CallResponse<"desk/bookings/students">["students"][number];

/** The fields of a form with this picker that are not stored: the choice belongs to a search, which is not stored. */
export const pickerFields = ["student_id"] as const;

type StudentPickerProps = {
  classId: number;
  /** Whether a student in this state of the class can be chosen. */
  canChoose: (state: Found["state"]) => boolean;
  error: string | undefined;
  /** The registered field, whose value is the student's id. */
  field: UseFormRegisterReturn;
};

/** Finds a student by name, email or phone, and chooses one. */
export function StudentPicker({ classId, canChoose, error, field }: StudentPickerProps) {
  const t = useTranslations("desk.bookings");
  const [text, setText] = useState("");
  const { data } = useCall("desk/bookings/students", { class_id: classId, text: useDebouncedValue(text) });
  const students = data?.students ?? [];
  const isNobody = data && text.trim() !== "" && students.length === 0;
  return (
    <>
      <Field
        id="student-search"
        type="search"
        autoComplete="off"
        label={t("book.search")}
        hint={t("book.searchHint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className="empty:absolute">
        {isNobody && t("book.none")}
      </p>
      {students.length > 0 && (
        <SelectField
          id="student-choice"
          label={t("book.student")}
          error={error}
          options={[
            { value: "", text: t("book.choose") },
            ...students.map((student) => ({
              value: String(student.id),
              text: [
                t("book.option", {
                  name: student.name,
                  parent: student.parent,
                  balance: formatNumber(student.balance),
                }),
                ...(student.state ? [t(`book.states.${student.state}`)] : []),
              ].join(" · "),
              disabled: !canChoose(student.state),
            })),
          ]}
          {...field}
        />
      )}
    </>
  );
}
