import { useTranslations } from "next-intl";
import { site } from "@/lib/site";

const offices = [
  ["shenzhen", "shenzhenAddress"],
  ["hongKong", "hongKongAddress"],
  ["vietnam", "vietnamAddress"],
] as const;

export function FooterContact() {
  const t = useTranslations("footer");
  return (
    <div className="desk:col-span-full desk:grid-cols-4 grid gap-x-12 gap-y-6 border-t border-white/20 pt-8">
      <div>
        <p className="font-bold">{t("contact")}</p>
        <p>
          {t("phone")}{" "}
          <a href={`tel:${site.phone.replaceAll(" ", "")}`} className="inline-flex min-h-11 items-center underline">
            {site.phone}
          </a>
        </p>
        <p>
          {t("email")}{" "}
          <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center underline">
            {site.email}
          </a>
        </p>
      </div>
      {offices.map(([name, address]) => (
        <div key={name}>
          <p className="font-bold">{t(name)}</p>
          <address className="not-italic">{t(address)}</address>
        </div>
      ))}
    </div>
  );
}
