import { useLocale, useTranslations } from "next-intl";
import { dialled, inLanguage, school } from "@/lib/school/school";

/** How to reach the school, and where it is. */
export function FooterOffices() {
  const t = useTranslations("footer");
  const locale = useLocale();
  const { phone, email, offices } = school();
  // For Vietnamese readers the company block below has the details.
  const shown = offices.filter(({ country }) => locale !== "vi-VN" || country !== "VN");
  return (
    <div className="offices">
      <div>
        <h2>{t("contact")}</h2>
        <a href={`tel:${dialled(phone)}`}>{`${t("phone")} ${phone}`}</a>
        <br />
        <a href={`mailto:${email}`}>{`${t("email")} ${email}`}</a>
      </div>
      {shown.map(({ name, address }) => (
        <div key={inLanguage(name, locale)}>
          <h2>{inLanguage(name, locale)}</h2>
          <address>{inLanguage(address, locale)}</address>
        </div>
      ))}
    </div>
  );
}
