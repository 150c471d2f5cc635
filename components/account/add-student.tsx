"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { doAccount } from "@/lib/account/client";
import { keysByWords } from "@/lib/api/idempotency-key";
import { StudentForm } from "./student-form";
import { refreshView } from "./use-account-view";

type AddStudentProps = { first: boolean; added: (name: string) => void };

/** Form for a parent to add a student. */
export function AddStudent({ first, added }: AddStudentProps) {
  const t = useTranslations("studentCentre.family");
  const [keyOf] = useState(keysByWords);
  return (
    <StudentForm
      id="student"
      submit={t("submit")}
      primary={first}
      send={({ nickname, birth_year = 0, consent }) => {
        const input = { nickname, birth_year, consent };
        return doAccount("student", input, keyOf(JSON.stringify(input)));
      }}
      onDone={({ nickname }) => {
        added(nickname);
        void refreshView("student");
      }}
    />
  );
}
