import { useTranslations } from "next-intl";
import { WithApps } from "@/components/layout/app-codes";
import { StepCard, StepCards } from "@/components/pages/class/step-cards";

const parts = ["learn", "classes", "places"] as const;

/** What a team learns, how and where (spec section 1). */
export function Offer() {
  const t = useTranslations("business");
  return (
    <section aria-label={t("title")} className="border-y border-line bg-surface">
      <ul className="wrap grid-fit gap-8 py-10 desk:py-14">
        {parts.map((name) => (
          <li key={name} className="border-t-3 border-gold pt-4">
            <h2 className="text-h3">{t(`${name}.title`)}</h2>
            <p className="mt-1 text-soft">
              {name === "places" ? (
                <WithApps otherwise={t("places.textPlain")}>{t("places.text")}</WithApps>
              ) : (
                t(`${name}.text`)
              )}
            </p>
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
    <section aria-labelledby="start" className="wrap py-14 desk:py-20">
      <h2 id="start" className="text-h2">
        {t("title")}
      </h2>
      <StepCards>
        {steps.map((name, index) => (
          <StepCard key={name} number={index + 1} title={t(`${name}.title`)}>
            <p className="mb-4 wrap-anywhere text-soft">{t(`${name}.text`)}</p>
          </StepCard>
        ))}
      </StepCards>
    </section>
  );
}
