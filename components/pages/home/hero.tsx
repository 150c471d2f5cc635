import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { LevelTestLink } from "@/components/level-test/level-test-link";
import { buttonClasses } from "@/components/ui/button";
import { guests, students, teachersOnly } from "@/components/session/viewers";
import { toInitialData } from "@/lib/engines/provider-calls/initial";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { readRates } from "@/components/points/prices/read-rates";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { trialWorth } from "@/lib/subjects/school/trial-worth";
import { placements } from "@/lib/subjects/placements/names";
import { dataOf } from "@/lib/base/contract/result";
import { isTraditional, type Language } from "@/lib/base/i18n/languages";
import { localizeCharacter } from "@/lib/subjects/characters/localize";
import { charactersToWrite } from "@/lib/subjects/characters/read-characters";
import { BannerCarousel } from "./banner-carousel";
import type { Hello } from "./hello-board";
import { LessonPricesLine } from "./lesson-prices-line";

/** The character of the board in the hero, one of content/characters: "you", half of the first greeting. */
const helloCharacter = "你";

async function readHello(language: Language): Promise<Hello> {
  const first =
    charactersToWrite().find(({ hans }) => hans.character === helloCharacter) ?? charactersToWrite()[0]!;
  const { hans, hant, pinyin, meaning } = localizeCharacter(first, language);
  const [teacher] = dataOf(await readCall("recommendedTeachers", {}, language))?.list ?? [];
  const traditional = isTraditional(language);
  return {
    character: (traditional ? hant : hans).character,
    ...(traditional ? { lang: language } : { lang: "zh-CN" }),
    pinyin,
    meaning,
    teacher: teacher && { name: teacher.nickname, avatar: teacher.avatar ?? "" },
    registerHref: accountSites().register,
  };
}

/** The introduction with the call to action, beside the school's banners. */
export async function Hero() {
  const locale = await getLocale();
  const t = await getTranslations("home.hero");
  const centre = (await getTranslations("header"))("centre");
  const worth = trialWorth();
  const sites = accountSites();
  const banners = await readCall("homePage", placements.homeBanners, locale);
  const hello = await readHello(locale);
  return (
    <section className="wrap flex flex-wrap items-center gap-x-10 gap-y-6 py-6 desk:py-8">
      {/* Side by side, or stacked if the text is too large. */}
      <div className="flex-[1_1_min(22rem,100%)]">
        <p className="font-semibold text-accent max-[22rem]:text-label">{t("eyebrow")}</p>
        <h1 className="mt-3 text-[min(2.5rem,11vw)] font-extrabold max-desk:leading-[1.12] desk:text-hero">
          {t("title")}
        </h1>
        <p className="mt-5 max-w-[34rem] lead max-[22rem]:mt-4">{t("text")}</p>
        <div className="mt-6 flex flex-wrap items-center gap-3 max-[22rem]:mt-5">
          <a
            data-for={guests}
            data-main-action
            href={sites.register}
            className={`${buttonClasses.primary} btn-big`}
          >
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
          <a href={paths.class} className={`${buttonClasses.secondary} narrow:hidden`}>
            {t("how")}
          </a>
        </div>
        <p data-for={guests} className="mt-3 text-label text-soft">
          {worth ? t("ctaNote", worth) : t("ctaNotePlain")}
        </p>
        <LessonPricesLine locale={locale} rates={await readRates()} />
        <div className="narrow:hidden">
          <LevelTestLink />
        </div>
      </div>
      <ClientMessages
        namespaces={["home.hero", "header.try", "header.register", "characters", "carousel", "notice"]}
      >
        <div className="min-w-0 flex-[1_1_min(22rem,100%)]">
          <BannerCarousel initial={toInitialData(banners)} hello={hello} />
        </div>
      </ClientMessages>
    </section>
  );
}
