import { useTranslations } from "next-intl";
import { teachers } from "@/components/session/viewers";

/** Tells a teacher why there is nothing to press: once for the page. */
export function TeacherNote() {
  return (
    <p data-for={teachers} className="apply-note">
      {useTranslations("apply")("teachers")}
    </p>
  );
}
