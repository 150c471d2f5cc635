"use client";

import { useState } from "react";
import { fill } from "@/components/ui/fill";
import { Icon } from "@/components/ui/icon";
import { AddStudent, type AddStudentLabels } from "./add-student";
import type { CorrectStudentLabels } from "./correct-student";

export type FamilyLabels = AddStudentLabels &
  CorrectStudentLabels & { title: string; text: string; add: string; born: string };

/** How a parent's students come to be: the form lies open until there is one. */
export function Family({ none, labels }: { none: boolean; labels: FamilyLabels }) {
  const [added, setAdded] = useState<string>();
  return (
    <section className="sheet member-family" aria-labelledby="family">
      <h2 id="family" className="text-lead">
        {labels.title}
      </h2>
      <p className="mt-2 max-w-[46rem]">{labels.text}</p>
      <details open={none}>
        <summary>
          {labels.add}
          <Icon name="chevron-down" size={18} />
        </summary>
        <AddStudent labels={labels} first={none} added={setAdded} />
      </details>
      <p role="status" className="text-jade mt-2 font-semibold empty:hidden">
        {added && fill(labels.added, { name: added })}
      </p>
    </section>
  );
}
