import { useTranslations } from "next-intl";

const steps = ["ask", "call", "plan"] as const;

/** The steps from a company's enquiry to its first lesson. */
export function StartSteps() {
  const t = useTranslations("business.how");
  return (
    <section aria-labelledby="start" className="wrap class-section">
      <h2 id="start" className="text-h2">
        {t("title")}
      </h2>
      <ol className="class-cards class-steps">
        {steps.map((name) => (
          <li key={name} className="sheet">
            <h3 className="text-h3">{t(`${name}.title`)}</h3>
            <p className="text-soft">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
