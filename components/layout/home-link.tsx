import { useLocale, useTranslations } from "next-intl";
import { paths } from "@/lib/paths";
import { siteName } from "@/lib/school/school";

/** The logo with the school's name, linked to the home page. */
export function HomeLink() {
  const t = useTranslations("header");
  const name = siteName(useLocale());
  return (
    <a href={paths.home} aria-label={t("homeLink", { name })} className="home-link">
      <img src="/icons/icon.svg" alt="" width={36} height={36} />
      <span>{name}</span>
    </a>
  );
}
