"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { call } from "@/lib/app/bootstrap/client";
import { summaryClasses } from "../people/classes";
import { StudentForm } from "./student-form";
import { refreshView } from "../people/use-account-view";

/** Section in which a parent adds students. The form is open while there are none. */
export function Family({ hasNoStudents }: { hasNoStudents: boolean }) {
  const t = useTranslations("studentCentre.family");
  const [addedName, setAddedName] = useState<string>();
  return (
    <section className="mt-6 sheet p-sheet desk:p-8" aria-labelledby="family">
      <h2 id="family" className="text-lead">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-[46rem]">{t("text")}</p>
      <details open={hasNoStudents}>
        <summary className={summaryClasses}>
          {t("add")}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className="mt-3 max-w-[30rem]">
          <AddStudent isFirst={hasNoStudents} onAdded={setAddedName} />
        </div>
      </details>
      <p role="status" className="mt-2 font-semibold text-accent empty:absolute">
        {addedName && t("added", { name: addedName })}
      </p>
    </section>
  );
}

type AddStudentProps = { isFirst: boolean; onAdded: (name: string) => void };

/** Form for a parent to add a student. */
function AddStudent({ isFirst, onAdded }: AddStudentProps) {
  const t = useTranslations("studentCentre.family");
  return (
    <StudentForm
      id="student"
      submitLabel={t("submit")}
      isPrimary={isFirst}
      save={({ nickname, birth_year = 0, consent }, keyOf) => {
        const input = { nickname, birth_year, consent };
        return call("account/student", input, { idempotencyKey: keyOf(input) });
      }}
      onDone={({ nickname }) => {
        onAdded(nickname);
        void refreshView("student");
      }}
    />
  );
}
