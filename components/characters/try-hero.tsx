import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { paths } from "@/lib/base/paths";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";

/** The introduction of the page. It is short, because the board is to be on the first screen. */
export function TryHero() {
  const t = useTranslations();
  const steps = [
    { name: t("header.home"), path: paths.home },
    { name: t("header.try"), path: paths.try },
  ];
  return (
    <section className="wrap pt-6 pb-5 desk:pt-10 desk:pb-6">
      <JsonLd items={[breadcrumbs(useLocale(), steps)]} />
      <h1 className="text-h2 font-extrabold desk:text-h1">{t("try.hero.title")}</h1>
      <p className="mt-2 max-w-[48rem] text-balance text-soft desk:text-lead noscript:hidden">
        {t("try.hero.text")}
      </p>
      <noscript>
        <p className="mt-4 max-w-[44rem] sheet p-4 font-semibold">{t("try.hero.noScript")}</p>
      </noscript>
    </section>
  );
}
