import { useLocale, useTranslations } from "next-intl";
import { ConsultModal } from "@/components/layout/consult-modal";
import { buttonClasses } from "@/components/ui/button";
import { mailtoHref } from "@/lib/base/links/mailto";
import { findAdviser } from "@/lib/subjects/school/school";

/** Contact for visitors who have not found an answer. */
export function AskUs() {
  const t = useTranslations("help.more");
  const { email: address, phone, chat } = findAdviser(useLocale());
  if (!address && !phone && !chat) return null;
  return (
    <section aria-labelledby="ask-us" className="mt-4 sheet p-6 text-center">
      <h2 id="ask-us" className="text-h3">
        {t("title")}
      </h2>
      <p className="mt-2 mb-4">
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
