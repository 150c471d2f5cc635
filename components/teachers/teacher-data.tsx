import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import type { RecommendedTeacher } from "@/lib/contract/types";
import { paths, teacherProfilePath } from "@/lib/paths";
import { toAbsoluteUrl, breadcrumbs } from "@/lib/seo/json-ld";
import { teacherPerson } from "@/lib/seo/json-ld-courses";

/** Structured data of a teacher's page: breadcrumbs and the person. */
export function TeacherData({ teacher }: { teacher: RecommendedTeacher }) {
  const language = useLocale();
  const t = useTranslations("header");
  const { nickname: name, description, avatar } = teacher;
  const path = teacherProfilePath(teacher.id ?? 0);
  const trail = breadcrumbs(language, [
    { name: t("home"), path: paths.home },
    { name, path },
  ]);
  const person = teacherPerson(language, {
    name,
    description,
    path,
    image: avatar ? toAbsoluteUrl(avatar) : undefined,
  });
  return <JsonLd items={[trail, person]} />;
}
