import { useLocale, useTranslations } from "next-intl";
import { Kai } from "@/components/characters/kai";
import { guests } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { isTraditional } from "@/lib/base/i18n/languages";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { trialWorth } from "@/lib/subjects/school/trial-worth";

type ClosingProps = {
  /** Whether it also leads to the page on which visitors write characters. */
  linksToWriting?: boolean;
};

/** Repeats the call to action at the end of the page. */
export function Closing({ linksToWriting }: ClosingProps) {
  const t = useTranslations("home.closing");
  const h = useTranslations("home.hero");
  const worth = trialWorth();
  const locale = useLocale();
  const traditional = isTraditional(locale);
  return (
    <section
      data-for={guests}
      className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-8 max-desk:justify-center max-desk:text-center narrow:py-6"
    >
      <p
        aria-hidden
        className="grid size-28 shrink-0 place-items-center border border-line mi-grid text-[4.5rem] leading-none text-mark narrow:hidden"
      >
        <Kai lang={traditional ? locale : "zh-CN"}>{traditional ? "學" : "学"}</Kai>
      </p>
      <div className="flex-[1_1_min(20rem,100%)]">
        <h2 className="section-title">{t("title")}</h2>
        <p className="mt-1 max-w-[36rem] lead max-desk:mx-auto narrow:text-base">
          {worth ? t("text", worth) : t("textPlain")}
        </p>
      </div>
      <div className="text-center">
        <a href={accountSites().register} className={`${buttonClasses.primary} btn-big`}>
          {h("cta")}
        </a>
        {linksToWriting && (
          <p className="mt-1">
            <a href={paths.try} className="link">
              {t("try")}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
