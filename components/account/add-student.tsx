"use client";

import { useState } from "react";
import { doAccount } from "@/lib/account/client";
import { keysByWords } from "@/lib/api/idempotency-key";
import { StudentForm, type StudentFormLabels } from "./student-form";
import { refreshView } from "./use-account-view";

export type AddStudentLabels = StudentFormLabels & {
  submit: string;
  /** With `{name}`. */
  added: string;
};

type AddStudentProps = { labels: AddStudentLabels; first: boolean; added: (name: string) => void };

/** A parent opens a student account. */
export function AddStudent({ labels, first, added }: AddStudentProps) {
  const [keyOf] = useState(keysByWords);
  return (
    <StudentForm
      id="student"
      labels={labels}
      submit={labels.submit}
      primary={first}
      send={({ nickname, birth_year = 0, consent }) => {
        const input = { nickname, birth_year, consent };
        return doAccount("student", input, keyOf(JSON.stringify(input)));
      }}
      done={({ nickname }) => {
        added(nickname);
        void refreshView("student");
      }}
    />
  );
}
