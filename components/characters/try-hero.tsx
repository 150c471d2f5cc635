import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { buttonClasses } from "@/components/ui/button";
import { paths } from "@/lib/base/paths";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { writingId } from "./writing";

/** The introduction of the page. */
export function TryHero() {
  const t = useTranslations();
  const steps = [
    { name: t("header.home"), path: paths.home },
    { name: t("header.try"), path: paths.try },
  ];
  return (
    <section className="wrap pt-10 pb-8 desk:pt-14">
      <JsonLd items={[breadcrumbs(useLocale(), steps)]} />
      <p className="font-semibold text-jade">{t("header.try")}</p>
      <h1 className="mt-3 text-h1 font-extrabold desk:text-hero">{t("try.hero.title")}</h1>
      <p className="mt-5 max-w-[40rem] lead">{t("try.hero.text")}</p>
      <a href={`#${writingId}`} className={`${buttonClasses.primary} mt-7 btn-big noscript:hidden`}>
        {t("try.hero.cta")}
      </a>
      <noscript>
        <p className="mt-6 font-semibold">{t("try.hero.noScript")}</p>
      </noscript>
    </section>
  );
}
