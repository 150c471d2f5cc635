import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { ConsultModal } from "@/components/layout/consult-modal";
import { buttonLook } from "@/components/ui/button";
import { school } from "@/lib/school/school";
import { BusinessAsk } from "./business-ask";

const messages = [
  "apply.visitor",
  "apply.failed",
  "business.form",
  "dialog.close",
  "hotSell.empty",
  "notice",
] as const;

const parts = ["learn", "classes", "places"] as const;

/** What a company gets, and where it asks: the menu's "business" (spec section 2, Layout). */
export function Business() {
  const t = useTranslations("business");
  const consult = useTranslations("consult")("title");
  return (
    <section id="business" aria-labelledby="business-title" className="border-mist border-t bg-white">
      <div className="wrap class-section">
        <h2 id="business-title" className="text-h2">
          {t("title")}
        </h2>
        <p className="lead mt-2 max-w-[46rem]">{t("text")}</p>
        <ul className="business-parts">
          {parts.map((name) => (
            <li key={name}>
              <h3 className="text-h3">{t(`${name}.title`)}</h3>
              <p className="text-soft mt-1">{t(`${name}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <ClientMessages namespaces={messages}>
            <BusinessAsk mail={`mailto:${school().email}`}>{t("cta")}</BusinessAsk>
          </ClientMessages>
          <ConsultModal className={buttonLook.secondary}>{consult}</ConsultModal>
        </div>
      </div>
    </section>
  );
}
