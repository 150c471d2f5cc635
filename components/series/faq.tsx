import { getLocale, getTranslations } from "next-intl/server";
import { AppCodes } from "@/components/layout/app-codes";
import { Icon } from "@/components/ui/icon";
import { JsonLd } from "@/components/seo/json-ld";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";
import { readRuleSentences } from "@/components/rules/read-sentences";
import { faqPage } from "@/lib/subjects/seo/json-ld";

const questions = ["apply", "app", "change", "refund", "missed"] as const;

/** Five frequent questions; the one about the app also shows its QR codes. */
export async function Faq() {
  const t = await getTranslations("seriesDetail.faq");
  const { refund, cancel, fixed, transfer, noShow, join } = await readRuleSentences();
  const rules = { rule: join(refund, cancel), fixed, transfer, noShow };
  const language = await getLocale();
  const hasApps = (await availableApps()).length > 0;
  const answer = (name: (typeof questions)[number]) =>
    name === "app" && !hasApps ? t("app.aPlain") : t(`${name}.a`, rules);
  const all = questions.map((name) => ({ name, question: t(`${name}.q`), answer: answer(name) }));
  return (
    <section aria-labelledby="faq">
      <JsonLd items={[faqPage(language, all)]} />
      <h2 id="faq" className="mb-5 text-h2">
        {t("title")}
      </h2>
      {all.map(({ name, question, answer }, index) => (
        <details key={name} open={index === 0} className="border-b border-line py-1 print:py-[0.35rem]">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 text-mark">
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
