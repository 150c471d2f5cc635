import { useTranslations } from "next-intl";

/** Who asks: a learner about a class, or a company. Each is asked for a name, and corrected, in other words. */
export type Enquirer = "learner" | "company";

/** The words of the enquiry form that depend on who asks; those of blank fields word for word as in spec section 5. */
export function useEnquiryWords(by: Enquirer) {
  const t = useTranslations();
  const wrongPhone = t("apply.visitor.errors.wrongPhone");
  if (by === "company")
    return {
      text: t("business.form.text"),
      name: t("business.form.name"),
      messages: {
        nickname: { blank: t("business.form.nameRequired"), long: t("business.form.nameLong") },
        region: { blank: t("business.form.regionRequired") },
        phone: { blank: t("business.form.phoneRequired"), format: wrongPhone },
      },
    };
  return {
    text: t("apply.visitor.text"),
    name: t("apply.visitor.nickname"),
    messages: {
      nickname: { blank: t("apply.visitor.errors.nickname"), long: t("apply.visitor.errors.long") },
      region: { blank: t("apply.visitor.errors.region") },
      phone: { blank: t("apply.visitor.errors.phone"), format: wrongPhone },
    },
  };
}
