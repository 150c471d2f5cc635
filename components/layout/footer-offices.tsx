import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NearestFirst } from "@/components/ui/nearest-first";
import { serverFacts } from "@/lib/base/i18n/languages/server";
import { mailtoHref } from "@/lib/base/links/mailto";
import { listContacts, listOffices } from "@/lib/subjects/school/contacts";
import { toTelNumber, pickText, school } from "@/lib/subjects/school/school";
import { FooterHeading, footerLinkClasses } from "./footer-heading";

/**
 * Contacts and offices of the school, those of the visitor's country first.
 * @param props.children the block of the branch's company
 */
export function FooterOffices({ children }: { children: ReactNode }) {
  const t = useTranslations("footer");
  const locale = useLocale();
  // The block of the branch's company has these details.
  const showsVietnam = serverFacts[locale].branch !== "vietnam" || !school().vietnamLegalName;
  const listedOffices = listOffices(locale).filter(({ country }) => showsVietnam || country !== "VN");
  const contacts = listContacts(locale).map(({ phone, email, zones }) => ({
    key: phone || email,
    zones,
    content: (
      <>
        {/* Aligns the text of the tall touch target with the addresses beside it. */}
        {phone && (
          <a
            href={`tel:${toTelNumber(phone)}`}
            className={`${footerLinkClasses} -mt-2`}
          >{`${t("phone")} ${phone}`}</a>
        )}
        {phone && email && <br />}
        {email && (
          <a
            href={mailtoHref(email)}
            className={phone ? footerLinkClasses : `${footerLinkClasses} -mt-2`}
          >{`${t("email")} ${email}`}</a>
        )}
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
  if (contacts.length === 0 && offices.length === 0 && !children) return null;
  return (
    <div className="col-span-full flex flex-wrap gap-x-6 gap-y-6 border-t border-white/20 pt-6 *:flex-[1_1_min(10rem,100%)] desk:gap-x-12">
      {contacts.length > 0 && (
        <div>
          <FooterHeading>{t("contact")}</FooterHeading>
          <NearestFirst items={contacts} maxItems={1} />
        </div>
      )}
      <NearestFirst items={offices} />
      {children}
    </div>
  );
}
