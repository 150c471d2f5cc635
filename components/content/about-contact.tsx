import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { site, vietnamBranch } from "@/lib/site";

const offices = [
  ["shenzhen", "shenzhenAddress"],
  ["hongKong", "hongKongAddress"],
  ["vietnam", "vietnamAddress"],
] as const;

const card = "rounded-card border-mist border bg-white p-6";

/** Where the school is and how to reach a person there. */
export function AboutContact() {
  const t = useTranslations("aboutPage");
  const f = useTranslations("footer");
  return (
    <section aria-labelledby="offices" className="border-mist border-t bg-white/60">
      <div className="wrap desk:py-16 py-12">
        <h2 id="offices" className="text-h2">
          {t("offices")}
        </h2>
        <p className="text-soft mt-2">{t("officesText")}</p>
        <ul className="desk:grid-cols-3 mt-6 grid gap-4">
          {offices.map(([name, address]) => (
            <li key={name} className={card}>
              <h3 className="text-lead">{f(name)}</h3>
              <address className="mt-2 not-italic">{f(address)}</address>
            </li>
          ))}
        </ul>
        <h2 id="contact" className="text-h2 mt-14">
          {t("contact")}
        </h2>
        <p className="text-soft mt-2 max-w-[40rem]">{t("contactText")}</p>
        <ContactLinks />
      </div>
    </section>
  );
}

function ContactLinks() {
  const vietnamese = useLocale() === "vi-VN";
  const { phone, email } = vietnamese ? vietnamBranch : site;
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <a href={`tel:${phone.replaceAll(" ", "")}`} className={link}>
        <Icon name="phone" />
        {phone}
      </a>
      <a href={`mailto:${email}`} className={link}>
        <Icon name="mail" />
        {email}
      </a>
    </p>
  );
}

const link =
  "rounded-pill border-ink/25 hover:border-ink/60 inline-flex min-h-11 items-center gap-2 border bg-white px-5 py-2.5 font-semibold";
