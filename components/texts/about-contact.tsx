import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { NearestFirst } from "@/components/ui/nearest-first";
import { mailtoHref } from "@/lib/base/links/mailto";
import { listContacts, listOffices } from "@/lib/subjects/school/contacts";
import { toTelNumber, pickText } from "@/lib/subjects/school/school";

const card = "rounded-card border-line border bg-surface p-6";

/** Offices and contacts of the school. */
export function AboutContact() {
  const t = useTranslations("aboutPage");
  const language = useLocale();
  const offices = listOffices(language);
  const contacts = listContacts(language);
  if (offices.length === 0 && contacts.length === 0) return null;
  const hasPhoneAndEmail = contacts.some(({ phone, email }) => phone && email);
  return (
    <section
      aria-labelledby={offices.length > 0 ? "offices" : "contact"}
      className="border-t border-line bg-surface/60"
    >
      <div className="wrap py-12 desk:py-16">
        {offices.length > 0 && (
          <>
            <h2 id="offices" className="text-h2">
              {t("offices")}
            </h2>
            <ul className="mt-6 grid-fit gap-4">
              <NearestFirst
                items={offices.map(({ name, address, zones, country }, index) => ({
                  key: `${country}${index}`,
                  zones,
                  content: (
                    <li className={card}>
                      <h3 className="text-lead">{pickText(name, language)}</h3>
                      <address className="mt-2 not-italic">{pickText(address, language)}</address>
                    </li>
                  ),
                }))}
              />
            </ul>
          </>
        )}
        {contacts.length > 0 && (
          <>
            <h2 id="contact" className={`text-h2 ${offices.length > 0 ? "mt-14" : ""}`}>
              {t("contact")}
            </h2>
            <p className="mt-2 max-w-[40rem] text-soft">
              {t(hasPhoneAndEmail ? "contactText" : "contactTextPlain")}
            </p>
            <ContactLinks />
          </>
        )}
      </div>
    </section>
  );
}

function ContactLinks() {
  const contacts = listContacts(useLocale()).map(({ phone, email, zones }) => ({
    key: phone || email,
    zones,
    content: (
      <>
        {phone && (
          <a href={`tel:${toTelNumber(phone)}`} className={link}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a href={mailtoHref(email)} className={link}>
            <Icon name="mail" />
            {email}
          </a>
        )}
      </>
    ),
  }));
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <NearestFirst items={contacts} maxItems={1} />
    </p>
  );
}

const link =
  "rounded-pill border-ink/25 hover:border-ink/60 inline-flex min-h-11 items-center gap-2 border bg-surface px-5 py-2.5 font-semibold";
