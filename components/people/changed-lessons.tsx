import { useTranslations } from "next-intl";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { LessonChanges } from "./lesson-changes";

/** The changes of a teacher's lessons of the last 30 days; renders nothing if there are none. */
export function ChangedLessons({ changes }: { changes: AccountView<"teacher">["lesson_changes"] }) {
  const t = useTranslations("teacherCentre");
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changed-lessons" className="mt-6 sheet p-sheet">
      <h2 id="changed-lessons" className="text-h3">
        {t("changes")}
      </h2>
      <LessonChanges changes={changes} />
    </section>
  );
}
