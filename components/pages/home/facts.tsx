import { useFormatter, useLocale, useTranslations } from "next-intl";
import { serverFacts } from "@/lib/base/i18n/languages/server";
import { school } from "@/lib/subjects/school/school";

/** Up to four figures about the school (spec section 1): those that it has given. */
export function HomeFacts() {
  const t = useTranslations("home.facts");
  const format = useFormatter();
  const locale = useLocale();
  const { teachers, partnerUniversities, founded, ...figures } = school();
  const students = figures[serverFacts[locale].studentFigure];
  const formatAtLeast = (value: number | null) => (value === null ? "" : `${format.number(value)}+`);
  const facts = [
    { value: formatAtLeast(teachers), name: t("teachers") },
    { value: formatAtLeast(students), name: t("students") },
    { value: formatAtLeast(partnerUniversities), name: t("universities") },
    { value: founded === null ? "" : String(founded), name: t("since") },
  ].filter(({ value }) => value !== "");
  if (facts.length === 0) return null;
  return (
    <section aria-label={t("label")} className="border-y border-line bg-surface">
      <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(max(8rem,35%),100%),1fr))] gap-x-6 gap-y-2 py-4 desk:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {facts.map(({ value, name }) => (
          <div key={name} className="flex flex-col">
            <dt className="text-soft narrow:text-label">{name}</dt>
            <dd className="order-first text-h2 leading-tight font-extrabold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
