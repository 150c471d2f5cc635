import { useLocale, useTranslations } from "next-intl";
import { AppCodes } from "@/components/layout/app-codes";
import { Icon } from "@/components/ui/icon";
import { JsonLd } from "@/components/seo/json-ld";
import { faqPage } from "@/lib/seo/json-ld";

const questions = ["apply", "app", "change", "refund", "missed"] as const;

/** Five frequent questions; the one about the app also shows its QR codes. */
export function Faq() {
  const t = useTranslations("seriesDetail.faq");
  const all = questions.map((name) => ({ name, question: t(`${name}.q`), answer: t(`${name}.a`) }));
  return (
    <section aria-labelledby="faq" className="faq">
      <JsonLd items={[faqPage(useLocale(), all)]} />
      <h2 id="faq">{t("title")}</h2>
      {all.map(({ name, question, answer }, index) => (
        <details key={name} open={index === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <p>{answer}</p>
          {name === "app" && <AppCodes />}
        </details>
      ))}
    </section>
  );
}
