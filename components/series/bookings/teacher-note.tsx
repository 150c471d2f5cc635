import { useTranslations } from "next-intl";
import { teachersOnly } from "@/components/session/viewers";

/** Explains to teachers, once per page, why there are no apply buttons. */
export function TeacherNote() {
  return (
    <p data-for={teachersOnly} className="mt-4 border-l-3 border-gold bg-surface p-4">
      {useTranslations("apply")("teachers")}
    </p>
  );
}
