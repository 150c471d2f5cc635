import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { buttonClasses } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { breadcrumbs } from "@/lib/seo/json-ld";
import { writingId } from "./writing";

/** The introduction of the page. */
export function TryHero() {
  const t = useTranslations();
  const steps = [
    { name: t("header.home"), path: paths.home },
    { name: t("header.try"), path: paths.try },
  ];
  return (
    <section className="wrap desk:pt-14 pt-10 pb-8">
      <JsonLd items={[breadcrumbs(useLocale(), steps)]} />
      <p className="text-jade font-semibold">{t("header.try")}</p>
      <h1 className="desk:text-hero text-h1 mt-3 font-extrabold">{t("try.hero.title")}</h1>
      <p className="lead mt-5 max-w-[40rem]">{t("try.hero.text")}</p>
      <a href={`#${writingId}`} className={`${buttonClasses.primary} btn-big noscript:hidden mt-7`}>
        {t("try.hero.cta")}
      </a>
      <noscript>
        <p className="mt-6 font-semibold">{t("try.hero.noScript")}</p>
      </noscript>
    </section>
  );
}
