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
    <section aria-labelledby="faq">
      <JsonLd items={[faqPage(useLocale(), all)]} />
      <h2 id="faq" className="text-h2 mb-5">
        {t("title")}
      </h2>
      {all.map(({ name, question, answer }, index) => (
        <details key={name} open={index === 0} className="border-mist border-b py-1 print:py-[0.35rem]">
          <summary className="text-cinnabar flex min-h-12 list-none items-center justify-between gap-4 py-2">
            <h3 className="text-lead text-ink">{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <p className="max-w-[65ch] pb-4">{answer}</p>
          {name === "app" && <AppCodes className="pb-5" />}
        </details>
      ))}
    </section>
  );
}
