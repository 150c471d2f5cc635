"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDateAndClock } from "@/lib/base/i18n/time";
import { summaryClasses } from "./classes";

export type ShownLessonChange = {
  id: number;
  kind: "moved" | "canceled" | "substituted";
  /** Start of the lesson before the change. */
  from: string;
  /** Start of the moved lesson, or of the one added for a canceled lesson. */
  to: string | null;
  /** The substitute; empty if the teacher stays. */
  teacher: string;
  /** Class points that the family got back. */
  points?: number;
  reason: string;
  /** Name of the class, where the list is of several. */
  title?: string;
};

/** Changes shown before the list is unfolded. */
const initialCount = 3;

/** Lessons that were moved, canceled or given to a substitute, the latest change first. */
export function LessonChanges({ changes }: { changes: readonly ShownLessonChange[] }) {
  const t = useTranslations("studentCentre.lessonChanges");
  const rest = changes.slice(initialCount);
  return (
    <>
      <ChangeList changes={changes.slice(0, initialCount)} />
      {rest.length > 0 && (
        <details>
          <summary className={`${summaryClasses} link`}>{t("earlier", { count: rest.length })}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </>
  );
}

function ChangeList({ changes }: { changes: readonly ShownLessonChange[] }) {
  const describe = useLessonChangeText();
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.id} className="mt-2 border-l-4 border-gold pl-3 wrap-anywhere">
          {change.title && <p className="text-label text-soft">{change.title}</p>}
          <p className="font-semibold">{describe(change)}</p>
          <p>{change.reason}</p>
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that says what became of a lesson, and what the family got for it. */
function useLessonChangeText() {
  const t = useTranslations("studentCentre.lessonChanges");
  const locale = useLocale();
  const format = (instant: string) => formatDateAndClock(new Date(instant), locale);
  return ({ kind, from, to, teacher, points = 0 }: ShownLessonChange): string => {
    const canceled = points > 0 ? "canceledBack" : "canceled";
    const key = kind === "canceled" ? (to === null ? canceled : "replaced") : kind;
    return t(key, {
      ...{ was: format(from), at: format(to ?? from), teacher },
      points: points.toLocaleString(locale),
    });
  };
}
