import { useLocale, useTranslations } from "next-intl";
import { Kai } from "@/components/characters/kai";
import { ConsultModal } from "@/components/layout/consult-modal";
import { buttonClasses } from "@/components/ui/button";
import { isTraditional } from "@/lib/base/i18n/languages";
import { mailtoHref } from "@/lib/base/links/mailto";
import { findAdviser } from "@/lib/subjects/school/school";

/** Contact for visitors who have not found an answer. */
export function AskUs() {
  const t = useTranslations("help.more");
  const { email: address, phone, chat } = findAdviser(useLocale());
  if (!address && !phone && !chat) return null;
  return (
    <section
      aria-labelledby="ask-us"
      className="flex-[2_1_min(22rem,100%)] sheet p-sheet max-desk:order-1 desk:p-7"
    >
      <SpeakCharacter />
      <h2 id="ask-us" className="text-h3">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-soft">
        {address
          ? t.rich("text", {
              email: address,
              mail: (email) => (
                <a href={mailtoHref(address)} className="text-accent underline underline-offset-4">
                  {email}
                </a>
              ),
            })
          : t("textPlain")}
      </p>
      <ConsultModal className={buttonClasses.primary}>{t("cta")}</ConsultModal>
    </section>
  );
}

/** The character for "to speak" on a practice grid. */
function SpeakCharacter() {
  const locale = useLocale();
  const traditional = isTraditional(locale);
  return (
    <p
      aria-hidden
      className="float-right ml-4 grid size-24 place-items-center border border-line mi-grid text-[4rem] leading-none text-mark max-[22rem]:hidden"
    >
      <Kai lang={traditional ? locale : "zh-CN"}>{traditional ? "說" : "说"}</Kai>
    </p>
  );
}
