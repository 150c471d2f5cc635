import { useLocale, useTranslations } from "next-intl";
import { NearestFirst } from "@/components/ui/nearest-first";
import { listContacts, listOffices } from "@/lib/school/contacts";
import { toTelNumber, pickText } from "@/lib/school/school";
import { FooterHeading, footerLinkClasses } from "./footer-heading";

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
        {/* Aligns the text of the tall touch target with the addresses beside it. */}
        <a
          href={`tel:${toTelNumber(phone)}`}
          className={`${footerLinkClasses} -mt-2`}
        >{`${t("phone")} ${phone}`}</a>
        <br />
        <a href={`mailto:${email}`} className={footerLinkClasses}>{`${t("email")} ${email}`}</a>
      </>
    ),
  }));
  const offices = listedOffices.map(({ name, address, zones, country }, index) => ({
    key: `${country}${index}`,
    zones,
    content: (
      <div>
        <FooterHeading>{pickText(name, locale)}</FooterHeading>
        <address className="not-italic">{pickText(address, locale)}</address>
      </div>
    ),
  }));
  return (
    <div className="grid-fit col-span-full gap-x-12 gap-y-6 border-t border-white/20 pt-8">
      <div>
        <FooterHeading>{t("contact")}</FooterHeading>
        <NearestFirst items={contacts} maxItems={1} />
      </div>
      <NearestFirst items={offices} />
    </div>
  );
}
