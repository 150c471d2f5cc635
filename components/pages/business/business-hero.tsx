import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { ConsultModal } from "@/components/layout/consult-modal";
import { buttonClasses } from "@/components/ui/button";
import { routes } from "@/lib/base/routes";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { enquiryId } from "../../leads/enquiry";

/** The introduction for companies, with links to the enquiry form and to an adviser. */
export function BusinessHero() {
  const t = useTranslations();
  const breadcrumbSteps = [
    { name: t("header.home"), path: routes.home.path },
    { name: t("header.business"), path: routes.business.path },
  ];
  return (
    <section className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-center gap-10 pt-10 pb-8 desk:py-14">
      <JsonLd items={[breadcrumbs(useLocale(), breadcrumbSteps)]} />
      <div>
        <p className="font-semibold text-accent">{t("header.business")}</p>
        <h1 className="mt-3 text-h1 font-extrabold desk:text-hero">{t("business.title")}</h1>
        <p className="mt-5 max-w-[36rem] lead">{t("business.text")}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href={`#${enquiryId}`} className={`${buttonClasses.primary} btn-big`}>
            {t("business.cta")}
          </a>
          <ConsultModal className={`${buttonClasses.secondary} btn-big`}>{t("consult.title")}</ConsultModal>
        </div>
      </div>
      <img src="/art/body/2.svg" alt="" width={640} height={480} className="w-full" />
    </section>
  );
}
