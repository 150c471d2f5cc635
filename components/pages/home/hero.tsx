import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { LevelTestLink } from "@/components/level-test/level-test-link";
import { buttonClasses } from "@/components/ui/button";
import { guests, students, teachersOnly } from "@/components/session/viewers";
import { toInitialData } from "@/lib/engines/provider-calls/initial";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { school } from "@/lib/subjects/school/school";
import { placements } from "@/lib/subjects/placements/names";
import { BannerCarousel } from "./banner-carousel";

/** The introduction with the call to action, beside the school's banners. */
export async function Hero() {
  const locale = await getLocale();
  const t = await getTranslations("home.hero");
  const centre = (await getTranslations("header"))("centre");
  const { trialValue: value } = school();
  const sites = accountSites();
  const banners = await readCall("homePage", placements.homeBanners, locale);
  return (
    <section className="wrap flex flex-wrap items-center gap-10 py-8 desk:py-14">
      {/* Side by side, or stacked if the text is too large. */}
      <div className="flex-[1_1_min(22rem,100%)]">
        <p className="font-semibold text-jade">{t("eyebrow")}</p>
        <h1 className="mt-3 text-h1 font-extrabold desk:text-hero">{t("title")}</h1>
        <p className="mt-5 max-w-[34rem] lead">{t("text")}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <a data-for={guests} href={sites.register} className={`${buttonClasses.primary} btn-big`}>
            {t("cta")}
          </a>
          <a data-for={students} href={sites.studentCentre} className={`${buttonClasses.primary} btn-big`}>
            {centre}
          </a>
          <a
            data-for={teachersOnly}
            href={sites.teacherCentre}
            className={`${buttonClasses.primary} btn-big`}
          >
            {centre}
          </a>
          <a href={paths.class} className={buttonClasses.secondary}>
            {t("how")}
          </a>
        </div>
        <p data-for={guests} className="mt-3 text-label text-soft">
          {value === null ? t("ctaNotePlain") : t("ctaNote", { value })}
        </p>
        <LevelTestLink />
      </div>
      <ClientMessages namespaces={["home.hero", "characters", "carousel", "notice"]}>
        <div className="flex-[1_1_min(22rem,100%)] empty:hidden">
          <BannerCarousel initial={toInitialData(banners)} />
        </div>
      </ClientMessages>
    </section>
  );
}
