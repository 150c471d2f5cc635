import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { guests } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { isTraditional } from "@/lib/base/i18n/languages";
import { accountSites } from "@/lib/base/links/account-sites";
import { routes } from "@/lib/base/routes";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";

/** Introduction of the class page, with buttons to register and to check the device. */
export function ClassHero() {
  const t = useTranslations();
  const locale = useLocale();
  const crumbs = [
    { name: t("header.home"), path: routes.home.path },
    { name: t("header.class"), path: routes.class.path },
  ];
  return (
    <section className="wrap grid items-center gap-10 pt-10 pb-8 desk:grid-cols-[1fr_auto] desk:py-14">
      <JsonLd items={[breadcrumbs(locale, crumbs)]} />
      <div>
        <p className="font-semibold text-accent">{t("classPage.hero.eyebrow")}</p>
        <h1 className="mt-3 text-h1 font-extrabold desk:text-hero">{t("classPage.hero.title")}</h1>
        <p className="mt-5 max-w-[36rem] lead">{t("classPage.hero.text")}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a data-for={guests} href={accountSites().register} className={`${buttonClasses.primary} btn-big`}>
            {t("home.hero.cta")}
          </a>
          <a href="#device-check" className={`${buttonClasses.secondary} btn-big`}>
            {t("classPage.hero.check")}
          </a>
        </div>
      </div>
      <LessonCharacter />
    </section>
  );
}

/** The character for "lesson" on a practice grid, in traditional form for zh-HK and zh-TW. */
function LessonCharacter() {
  const locale = useLocale();
  const traditional = isTraditional(locale);
  return (
    <p
      aria-hidden
      lang={traditional ? locale : "zh-CN"}
      className="hidden size-[min(16rem,20vw)] place-items-center border-2 border-mark bg-surface mi-grid text-[min(11rem,13.75vw)] leading-none desk:grid"
    >
      {traditional ? "課" : "课"}
    </p>
  );
}
