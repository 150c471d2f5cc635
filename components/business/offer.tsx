import { useTranslations } from "next-intl";

const parts = ["learn", "classes", "places"] as const;

/** What a team learns, how and where (spec section 1). */
export function Offer() {
  const t = useTranslations("business");
  return (
    <section aria-label={t("title")} className="border-mist border-y bg-white">
      <ul className="wrap business-parts">
        {parts.map((name) => (
          <li key={name}>
            <h2 className="text-h3">{t(`${name}.title`)}</h2>
            <p className="text-soft mt-1">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
