import { useTranslations } from "next-intl";
import { teachers } from "@/components/session/viewers";

/** Explains to teachers, once per page, why there are no apply buttons. */
export function TeacherNote() {
  return (
    <p data-for={teachers} className="border-gold mt-4 border-l-3 bg-white p-4">
      {useTranslations("apply")("teachers")}
    </p>
  );
}
