import { useTranslations } from "next-intl";
import { site } from "@/lib/site";

const offices = [
  ["shenzhen", "shenzhenAddress"],
  ["hongKong", "hongKongAddress"],
  ["vietnam", "vietnamAddress"],
] as const;

/** How to reach the school, and where it is. */
export function FooterOffices() {
  const t = useTranslations("footer");
  return (
    <div className="offices">
      <div>
        <h2>{t("contact")}</h2>
        <a href={`tel:${site.phone.replaceAll(" ", "")}`}>{`${t("phone")} ${site.phone}`}</a>
        <br />
        <a href={`mailto:${site.email}`}>{`${t("email")} ${site.email}`}</a>
      </div>
      {offices.map(([name, address]) => (
        <div key={name}>
          <h2>{t(name)}</h2>
          <address>{t(address)}</address>
        </div>
      ))}
    </div>
  );
}
