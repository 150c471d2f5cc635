import { useLocale, useTranslations } from "next-intl";
import { regionFor } from "@/lib/campaign/region";
import { campaignPaths } from "@/lib/paths";

export function StudyLink() {
  const t = useTranslations("home.body.6");
  return (
    <a href={campaignPaths.home(regionFor(useLocale()))} className="link mt-2 font-semibold">
      {t("cta")}
    </a>
  );
}
