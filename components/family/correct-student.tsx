"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { call } from "@/lib/app/bootstrap/client";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { summaryClasses } from "../people/classes";
import { StudentForm } from "./student-form";
import { refreshView } from "../people/use-account-view";

type CorrectStudentProps = {
  student: AccountView<"student">["students"][number];
  /** Id of the heading that names the student. */
  describedBy: string;
};

/** Form for a parent to correct a student's details. */
export function CorrectStudent({ student, describedBy }: CorrectStudentProps) {
  const t = useTranslations("studentCentre.family");
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [savedName, setSavedName] = useState<string>();
  return (
    <div>
      <details ref={detailsRef}>
        <summary className={summaryClasses} aria-describedby={describedBy}>
          {t("correct")}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className="mt-3 max-w-[30rem]">
          <StudentForm
            id={`student-${student.id}`}
            initial={student}
            submitLabel={t("save")}
            save={(details) => {
              setSavedName(undefined);
              return call("account/correct-student", { student_id: student.id, ...details });
            }}
            onDone={({ nickname }) => {
              setSavedName(nickname);
              // Closing the element would lose the focus inside it, so the focus moves first.
              detailsRef.current?.querySelector("summary")?.focus();
              detailsRef.current?.removeAttribute("open");
              void refreshView("student");
            }}
          />
        </div>
      </details>
      <p role="status" className="font-semibold text-accent empty:absolute">
        {savedName && t("saved", { name: savedName })}
      </p>
    </div>
  );
}
