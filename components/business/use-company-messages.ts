import { useTranslations } from "next-intl";
import type { FieldMessages } from "@/lib/forms/field-errors";

/** Error messages of the company form; those of name, region and phone are fixed by spec section 5. */
export function useCompanyMessages() {
  const t = useTranslations("business.form");
  const wrongPhone = useTranslations("apply.visitor.errors")("wrongPhone");
  const long = t("long");
  return {
    company: { blank: t("companyRequired"), long },
    contact: { blank: t("contactRequired"), long },
    size: { blank: t("sizeRequired"), format: t("sizeRequired") },
    goals: { blank: t("goalsRequired") },
    email: { blank: t("emailRequired"), format: t("emailFormat") },
    region: { blank: t("regionRequired") },
    phone: { blank: t("phoneRequired"), format: wrongPhone },
    message: { long: t("messageLong") },
  } satisfies Record<string, FieldMessages>;
}
