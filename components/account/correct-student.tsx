"use client";

import { useRef, useState } from "react";
import { fill } from "@/components/ui/fill";
import { Icon } from "@/components/ui/icon";
import { doAccount } from "@/lib/account/client";
import type { AccountView } from "@/lib/account/contract";
import { StudentForm, type StudentFormLabels } from "./student-form";
import { refreshView } from "./use-account-view";

export type CorrectStudentLabels = StudentFormLabels & {
  correct: string;
  save: string;
  /** With `{name}`. */
  saved: string;
};

type CorrectStudentProps = {
  student: AccountView<"student">["students"][number];
  /** Id of what names the student. */
  describedBy: string;
  labels: CorrectStudentLabels;
};

/** A parent puts right what was entered of a student. */
export function CorrectStudent({ student, describedBy, labels }: CorrectStudentProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [saved, setSaved] = useState<string>();
  return (
    <div className="member-correct">
      <details ref={fold}>
        <summary aria-describedby={describedBy}>
          {labels.correct}
          <Icon name="chevron-down" size={18} />
        </summary>
        <StudentForm
          id={`student-${student.id}`}
          known={student}
          labels={labels}
          submit={labels.save}
          send={(details) => {
            setSaved(undefined);
            return doAccount("correct-student", { student_id: student.id, ...details });
          }}
          done={({ nickname }) => {
            setSaved(nickname);
            // Folded with the focus in it, it would leave a keyboard nowhere.
            fold.current?.querySelector("summary")?.focus();
            fold.current?.removeAttribute("open");
            void refreshView("student");
          }}
        />
      </details>
      <p role="status" className="text-jade font-semibold empty:hidden">
        {saved && fill(labels.saved, { name: saved })}
      </p>
    </div>
  );
}
