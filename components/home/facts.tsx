import { useFormatter, useLocale, useTranslations } from "next-intl";
import { school } from "@/lib/school/school";

/** Four figures about the school (spec section 1). */
export function Facts() {
  const t = useTranslations("home.facts");
  const format = useFormatter();
  const locale = useLocale();
  const { teachers, studentsInCourses, studentsWithFreeClasses, partnerUniversities, founded } = school();
  // Vietnamese pages show the larger figure, with what it counts (spec section 1).
  const students = locale === "vi-VN" ? studentsWithFreeClasses : studentsInCourses;
  const formatAtLeast = (value: number) => `${format.number(value)}+`;
  const facts = [
    { value: formatAtLeast(teachers), name: t("teachers") },
    { value: formatAtLeast(students), name: t("students") },
    { value: formatAtLeast(partnerUniversities), name: t("universities") },
    { value: String(founded), name: t("since") },
  ];
  return (
    <section aria-label={t("label")} className="facts">
      <dl className="wrap">
        {facts.map(({ value, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
