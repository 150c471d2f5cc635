import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { seriesClassPath } from "@/lib/base/paths";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { CardTitle } from "./card-title";
import { cardClasses, cardGridClasses } from "./classes";
import { StudentNames } from "./student-names";

/** A teacher's series classes with their students. */
export function TaughtClasses({ classes }: Pick<AccountView<"teacher">, "classes">) {
  const t = useTranslations();
  return (
    <section aria-labelledby="taught-classes">
      <h2 id="taught-classes" className="mt-10 text-h2">
        {t("teacherCentre.classes")}
      </h2>
      {classes.length === 0 && <Notice picture="empty" text={t("teacherCentre.none")} />}
      <div className={cardGridClasses}>
        {classes.map(({ class_id: id, combo_name: name, students, class_capacity: capacity, names }) => (
          <article key={id} className={cardClasses} aria-labelledby={`class-${id}`}>
            <CardTitle id={`class-${id}`} href={seriesClassPath(id)}>
              {name}
            </CardTitle>
            <p className="text-soft">{t("account.series.seats", { students, capacity })}</p>
            <StudentNames names={names} students={students} />
          </article>
        ))}
      </div>
    </section>
  );
}
