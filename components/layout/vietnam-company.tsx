import { useTranslations } from "next-intl";
import { vietnamBranch } from "@/lib/site";

/** The company behind the school in Vietnam, as Vietnamese readers expect to find it. */
export function VietnamCompany() {
  const t = useTranslations("footer");
  const { legalName, address, taxCode, phone, email } = vietnamBranch;
  return (
    <div className="col-span-full border-t border-white/20 pt-8">
      <h2>{t("vietnamCompany")}</h2>
      <p>{legalName}</p>
      <p>{address}</p>
      <p>
        {t("taxCode")}: {taxCode}
        {"\u00a0"}·{" "}
        <a href={`tel:${phone.replaceAll(" ", "")}`} className="whitespace-nowrap">
          {phone}
        </a>
        {"\u00a0"}· <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
