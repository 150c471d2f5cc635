import { useLocale, useTranslations } from "next-intl";
import { guests } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { isTraditional } from "@/lib/base/i18n/languages";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { school } from "@/lib/subjects/school/school";

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
    <section data-for={guests} className="wrap py-16 text-center desk:py-24">
      <p
        lang={traditional ? locale : "zh-CN"}
        aria-hidden
        className="mx-auto grid size-28 place-items-center border border-mist mi-grid text-[4.5rem] leading-none text-cinnabar"
      >
        {traditional ? "學" : "学"}
      </p>
      <h2 className="mt-6 text-h2">{t("title")}</h2>
      <p className="mx-auto mt-3 max-w-[36rem] lead">
        {value === null ? t("textPlain") : t("text", { value })}
      </p>
      <a href={accountSites().register} className={`${buttonClasses.primary} mt-6 btn-big`}>
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
