import { useLocale, useTranslations } from "next-intl";
import { campaignPath } from "@/lib/links/campaign";

export function StudyLink() {
  const t = useTranslations("home.body.6");
  return (
    <a
      href={campaignPath(useLocale())}
      className="text-jade mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t("cta")}
    </a>
  );
}
