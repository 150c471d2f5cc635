import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ConsultModal } from "@/components/layout/consult-modal";
import { ExternalLink } from "@/components/layout/external-link";
import { PageHead } from "@/components/layout/page-head";
import { JsonLd } from "@/components/seo/json-ld";
import { buttonClasses } from "@/components/ui/button";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { currencyNames } from "@/lib/base/reference/currency-names";
import { shopSite } from "@/lib/subjects/points/prices/buying";
import { packagesOnSale } from "@/lib/subjects/points/prices/published";
import { paths } from "@/lib/base/paths";
import { paymentText } from "@/lib/subjects/school/charges";
import { school } from "@/lib/subjects/school/school";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { packageOffers } from "@/lib/subjects/seo/json-ld-offers";
import { CurrencySwitch } from "./currency-switch";
import { describePackage } from "./describe-package";
import { LessonCosts } from "./lesson-costs";
import { PackageCard } from "./package-card";
import { readRates } from "./read-rates";
import { VisitorCurrency } from "./visitor-currency";

/** The packages of class points with their prices, what they buy, and how to buy them. */
export async function PricesPage() {
  const language = await getLocale();
  const t = await getTranslations("prices");
  const header = await getTranslations("header");
  const rates = await readRates();
  // Routing answers before this page is rendered; a package's sale may have ended since.
  if (!rates) notFound();
  const packages = packagesOnSale().map((one) => describePackage(one, { t, language, rates }));
  const trail = [
    { name: header("home"), path: paths.home },
    { name: t("title"), path: paths.prices },
  ];
  const currencies = Object.keys(rates.rates);
  return (
    <div className="wrap py-8 desk:pt-10 desk:pb-14">
      <JsonLd
        items={[
          breadcrumbs(language, trail),
          packageOffers(language, { name: t("packages"), path: paths.prices, packages }),
        ]}
      />
      <VisitorCurrency rates={rates} />
      <SectionBoundary>
        <PageHead title={t("title")} text={t(school().singleLessons ? "textWithLessons" : "text")}>
          {currencies.length > 1 && (
            <CurrencySwitch label={t("currency")} names={currencyNames(currencies, language)} rates={rates} />
          )}
        </PageHead>
      </SectionBoundary>
      <SectionBoundary>
        <h2 className="sr-only">{t("packages")}</h2>
        <ul className="grid-fit gap-6">
          {packages.map((one) => (
            <PackageCard key={one.id} item={one} rates={rates} />
          ))}
        </ul>
      </SectionBoundary>
      <SectionBoundary>
        <LessonCosts rates={rates} />
      </SectionBoundary>
      <div className="mt-14 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-6 desk:mt-20">
        <SectionBoundary>
          <HowToBuy payment={paymentText(language)} />
        </SectionBoundary>
        <SectionBoundary>
          <Refunds language={language} />
        </SectionBoundary>
      </div>
    </div>
  );
}

/** Ways to pay, and where to buy: from an adviser, or in the shop if there is one. */
function HowToBuy({ payment }: { payment: string }) {
  const t = useTranslations("classPoints");
  const shopText = useTranslations("prices")("shop");
  const shop = shopSite();
  return (
    <section id="how-to-buy" aria-labelledby="how-to-buy-title" className="sheet p-sheet desk:p-8">
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

function Refunds({ language }: { language: string }) {
  const t = useTranslations("prices.refund");
  const rule = useTranslations("refunds")("rule");
  return (
    <section aria-labelledby="refunds" className="sheet p-sheet desk:p-8">
      <h2 id="refunds" className="text-h3">
        {t("title")}
      </h2>
      <p className="mt-2 mb-4">{t("text", { rule })}</p>
      <a href={`${paths.userAgreement}?locale=${language}#refunds`} className="link">
        {t("terms")}
      </a>
    </section>
  );
}
