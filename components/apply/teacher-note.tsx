import { useTranslations } from "next-intl";
import { teachers } from "@/components/session/viewers";

/** Explains to teachers, once per page, why there are no apply buttons. */
export function TeacherNote() {
  return (
    <p data-for={teachers} className="apply-note">
      {useTranslations("apply")("teachers")}
    </p>
  );
}
