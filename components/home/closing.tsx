import { useLocale, useTranslations } from "next-intl";
import { guests } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { isTraditional } from "@/lib/i18n/languages";
import { accountSites } from "@/lib/links/account-sites";
import { paths } from "@/lib/paths";
import { school } from "@/lib/school/school";

type ClosingProps = {
  /** Whether it also leads to the page on which visitors write characters. */
  linksToWriting?: boolean;
};

/** Repeats the call to action at the end of the page. */
export function Closing({ linksToWriting }: ClosingProps) {
  const t = useTranslations("home.closing");
  const h = useTranslations("home.hero");
  const { trialValue: value } = school();
  const locale = useLocale();
  const traditional = isTraditional(locale);
  return (
    <section data-for={guests} className="wrap desk:py-24 py-16 text-center">
      <p
        lang={traditional ? locale : "zh-CN"}
        aria-hidden
        className="mi-grid text-cinnabar mx-auto grid size-28 place-items-center border border-mist text-[4.5rem] leading-none"
      >
        {traditional ? "學" : "学"}
      </p>
      <h2 className="text-h2 mt-6">{t("title")}</h2>
      <p className="lead mx-auto mt-3 max-w-[36rem]">
        {value === null ? t("textPlain") : t("text", { value })}
      </p>
      <a href={accountSites().register} className={`${buttonClasses.primary} btn-big mt-6`}>
        {h("cta")}
      </a>
      {linksToWriting && (
        <p className="mt-4">
          <a href={paths.try} className="link">
            {t("try")}
          </a>
        </p>
      )}
    </section>
  );
}
