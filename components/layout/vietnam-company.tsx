import { useTranslations } from "next-intl";
import { toTelNumber, school } from "@/lib/school/school";

/** Details of the school's company in Vietnam, shown on Vietnamese pages. */
export function VietnamCompany() {
  const t = useTranslations("footer");
  const {
    vietnamLegalName,
    vietnamAddress,
    vietnamTaxCode,
    vietnamPhone: phone,
    vietnamEmail: email,
  } = school();
  return (
    <div className="col-span-full border-t border-white/20 pt-8">
      <h2>{t("vietnamCompany")}</h2>
      <p>{vietnamLegalName}</p>
      <p>{vietnamAddress}</p>
      <p className="facts-row">
        <span>
          {t("taxCode")}: {vietnamTaxCode}
        </span>
        <a href={`tel:${toTelNumber(phone)}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
