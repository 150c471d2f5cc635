import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ConsultModal } from "@/components/layout/consult-modal";
import { ExternalLink } from "@/components/layout/external-link";
import { NextStepCard } from "@/components/layout/next-step-card";
import { readRuleSentences } from "@/components/rules/read-sentences";
import { JsonLd } from "@/components/seo/json-ld";
import { buttonClasses } from "@/components/ui/button";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { currencyNames } from "@/lib/base/reference/currency-names";
import { shopSite } from "@/lib/subjects/points/prices/buying";
import { packagesOnSale } from "@/lib/subjects/points/prices/published";
import { paths } from "@/lib/base/paths";
import { paymentText } from "@/lib/subjects/school/charges";
import { school } from "@/lib/subjects/school/school";
import { cheapestByMode } from "@/lib/subjects/series/lesson-costs";
import { readLessonCosts } from "@/lib/subjects/series/read-lesson-costs";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { packageOffers } from "@/lib/subjects/seo/json-ld-offers";
import { CurrencySwitch } from "./currency-switch";
import { describePackage } from "./describe-package";
import { LessonCosts } from "./lesson-costs";
import { PackageCard } from "./package-card";
import { PriceQuestions } from "./price-questions";
import { readRates } from "./read-rates";
import { VisitorCurrency } from "./visitor-currency";

/** The packages of class points with their prices, what they buy, and how to buy them. */
export async function PricesPage() {
  const language = await getLocale();
  const t = await getTranslations("prices");
  const header = await getTranslations("header");
  const hotSell = await getTranslations("hotSell");
  const { refund, cancel, exchange, join } = await readRuleSentences();
  const rates = await readRates();
  // Routing answers before this page is rendered; a package's sale may have ended since.
  if (!rates) notFound();
  const costs = await readLessonCosts(language);
  const lessons = cheapestByMode(costs).map(({ mode, minutes, cheapest }) => ({
    name: t("lessons.length", { mode: hotSell(`modes.${mode}`), minutes }),
    points: cheapest,
  }));
  const packages = packagesOnSale().map((one) => describePackage(one, { t, language, rates, lessons }));
  const trail = [
    { name: header("home"), path: paths.home },
    { name: t("title"), path: paths.prices },
  ];
  const currencies = Object.keys(rates.rates);
  return (
    <>
      <JsonLd
        items={[
          breadcrumbs(language, trail),
          packageOffers(language, { name: t("packages"), path: paths.prices, packages }),
        ]}
      />
      <VisitorCurrency rates={rates} />
      {/* On a phone, the packages come before the next step. */}
      <div className="wrap flex flex-wrap items-center gap-x-12 gap-y-8 py-8 desk:pt-12 desk:pb-14">
        <div className="flex-[3_1_min(26rem,100%)]">
          <SectionBoundary>
            <h1 className="text-h1 font-extrabold desk:text-hero">{t("title")}</h1>
            <p className="mt-4 max-w-[40rem] lead">
              {t(school().singleLessons ? "textWithLessons" : "text")}
            </p>
            {currencies.length > 1 && (
              <CurrencySwitch
                label={t("currency")}
                names={currencyNames(currencies, language)}
                rates={rates}
              />
            )}
          </SectionBoundary>
        </div>
        <SectionBoundary>
          <NextStepCard className="flex-[2_1_min(22rem,100%)] max-desk:order-1" />
        </SectionBoundary>
        <SectionBoundary>
          <section aria-labelledby="packages" className="basis-full">
            <h2 id="packages" className="sr-only">
              {t("packages")}
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4 desk:gap-6">
              {packages.map((one) => (
                <PackageCard key={one.id} item={one} rates={rates} />
              ))}
            </ul>
          </section>
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <LessonCosts costs={costs} rates={rates} />
      </SectionBoundary>
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-4 py-10 desk:gap-6 desk:py-14">
        <div className="flex flex-col gap-4 *:grow desk:gap-6">
          <SectionBoundary>
            <HowToBuy payment={paymentText(language)} />
          </SectionBoundary>
          <SectionBoundary>
            <Refunds language={language} text={join(refund, cancel, exchange)} />
          </SectionBoundary>
        </div>
        <SectionBoundary>
          <PriceQuestions />
        </SectionBoundary>
      </div>
    </>
  );
}

/** Ways to pay, and where to buy: from an adviser, or in the shop if there is one. */
function HowToBuy({ payment }: { payment: string }) {
  const t = useTranslations("classPoints");
  const shopText = useTranslations("prices")("shop");
  const shop = shopSite();
  return (
    <section id="how-to-buy" aria-labelledby="how-to-buy-title" className="sheet p-sheet desk:p-7">
      <h2 id="how-to-buy-title" className="text-h3">
        {t("how")}
      </h2>
      <p className="mt-2 mb-4">{payment ? t("text", { payment }) : t("textPlain")}</p>
      <p className="flex flex-wrap gap-3">
        {shop && (
          <ExternalLink href={shop} className={buttonClasses.primary}>
            {shopText}
          </ExternalLink>
        )}
        <ConsultModal className={shop ? buttonClasses.secondary : buttonClasses.primary}>
          {t("ask")}
        </ConsultModal>
      </p>
    </section>
  );
}

function Refunds({ language, text }: { language: string; text: string }) {
  const t = useTranslations("prices.refund");
  return (
    <section aria-labelledby="refunds" className="sheet p-sheet desk:p-7">
      <h2 id="refunds" className="text-h3">
        {t("title")}
      </h2>
      <p className="mt-2 mb-4">{text}</p>
      <a href={`${paths.userAgreement}?locale=${language}#refunds`} className="link">
        {t("terms")}
      </a>
    </section>
  );
}
