"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { runAccountAction } from "@/lib/account/client";
import { createIdempotencyKeys } from "@/lib/api/idempotency-key";
import { StudentForm } from "./student-form";
import { refreshView } from "./use-account-view";

type AddStudentProps = { isFirst: boolean; onAdded: (name: string) => void };

/** Form for a parent to add a student. */
export function AddStudent({ isFirst, onAdded }: AddStudentProps) {
  const t = useTranslations("studentCentre.family");
  const [toIdempotencyKey] = useState(createIdempotencyKeys);
  return (
    <StudentForm
      id="student"
      submitLabel={t("submit")}
      isPrimary={isFirst}
      save={({ nickname, birth_year = 0, consent }) => {
        const input = { nickname, birth_year, consent };
        return runAccountAction("student", input, toIdempotencyKey(JSON.stringify(input)));
      }}
      onDone={({ nickname }) => {
        onAdded(nickname);
        void refreshView("student");
      }}
    />
  );
}
