import { getLocale, getTranslations } from "next-intl/server";
import { applyLabels } from "@/components/apply/apply-labels";
import { ConsultModal } from "@/components/layout/consult-modal";
import { noticeLabels } from "@/components/layout/notice-labels";
import { buttonLook } from "@/components/ui/button";
import { school } from "@/lib/school/school";
import { BusinessAsk } from "./business-ask";

const parts = ["learn", "classes", "places"] as const;

/** What a company gets, and where it asks: the menu's "business" (spec section 2, Layout). */
export async function Business() {
  const t = await getTranslations("business");
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
          <BusinessAsk
            locale={await getLocale()}
            mail={`mailto:${school().email}`}
            labels={await askLabels()}
            notice={await noticeLabels()}
          >
            {t("cta")}
          </BusinessAsk>
          <ConsultModal className={buttonLook.secondary}>
            {(await getTranslations("consult"))("title")}
          </ConsultModal>
        </div>
      </div>
    </section>
  );
}

/** The words of the visitor's form, but for those that speak of one learner. */
async function askLabels() {
  const t = await getTranslations("business.form");
  const { visitor, close } = await applyLabels();
  return {
    ...visitor,
    title: t("title"),
    text: t("text"),
    nickname: t("name"),
    member: undefined,
    // Word for word as in spec section 5, "other contact form".
    errors: {
      ...visitor.errors,
      nickname: t("nameRequired"),
      long: t("nameLong"),
      region: t("regionRequired"),
      phone: t("phoneRequired"),
    },
    course: t("course"),
    empty: (await getTranslations("hotSell"))("empty"),
    close,
  };
}
