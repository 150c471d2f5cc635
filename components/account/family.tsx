"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { AddStudent } from "./add-student";

/** Section in which a parent adds students. The form is open while there are none. */
export function Family({ hasNoStudents }: { hasNoStudents: boolean }) {
  const t = useTranslations("studentCentre.family");
  const [addedName, setAddedName] = useState<string>();
  return (
    <section className="sheet member-family" aria-labelledby="family">
      <h2 id="family" className="text-lead">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-[46rem]">{t("text")}</p>
      <details open={hasNoStudents}>
        <summary>
          {t("add")}
          <Icon name="chevron-down" size={18} />
        </summary>
        <AddStudent isFirst={hasNoStudents} onAdded={setAddedName} />
      </details>
      <p role="status" className="text-jade mt-2 font-semibold empty:hidden">
        {addedName && t("added", { name: addedName })}
      </p>
    </section>
  );
}
