import { useTranslations } from "next-intl";
import { site } from "@/lib/site";

/** The company behind the school in Vietnam, as Vietnamese readers expect to find it. */
export function VietnamCompany() {
  const t = useTranslations("footer");
  const { legalName, address, taxCode, phone, email } = site.vietnam;
  return (
    <div className="desk:col-span-full border-t border-white/20 pt-8">
      <h2>{t("vietnamCompany")}</h2>
      <p>{legalName}</p>
      <p>{address}</p>
      <p>
        {t("taxCode")}: {taxCode} · {phone} · {email}
      </p>
    </div>
  );
}
