import { useLocale, useTranslations } from "next-intl";
import { campaignPath } from "@/lib/links/campaign";

export function StudyLink() {
  const t = useTranslations("home.body.6");
  return (
    <a href={campaignPath(useLocale())} className="link mt-2 font-semibold">
      {t("cta")}
    </a>
  );
}
