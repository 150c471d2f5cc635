import { useLocale, useTranslations } from "next-intl";
import { NearestFirst } from "@/components/ui/nearest-first";
import { listContacts, listOffices } from "@/lib/school/contacts";
import { toTelNumber, pickText } from "@/lib/school/school";

/** Contacts and offices of the school, those of the visitor's country first. */
export function FooterOffices() {
  const t = useTranslations("footer");
  const locale = useLocale();
  // In Vietnamese the company block below has these details.
  const listedOffices = listOffices(locale).filter(({ country }) => locale !== "vi-VN" || country !== "VN");
  const contacts = listContacts(locale).map(({ phone, email, zones }) => ({
    key: phone,
    zones,
    content: (
      <>
        <a href={`tel:${toTelNumber(phone)}`}>{`${t("phone")} ${phone}`}</a>
        <br />
        <a href={`mailto:${email}`}>{`${t("email")} ${email}`}</a>
      </>
    ),
  }));
  const offices = listedOffices.map(({ name, address, zones, country }, index) => ({
    key: `${country}${index}`,
    zones,
    content: (
      <div>
        <h2>{pickText(name, locale)}</h2>
        <address>{pickText(address, locale)}</address>
      </div>
    ),
  }));
  return (
    <div className="offices">
      <div>
        <h2>{t("contact")}</h2>
        <NearestFirst items={contacts} maxItems={1} />
      </div>
      <NearestFirst items={offices} />
    </div>
  );
}
