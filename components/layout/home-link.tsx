import { useLocale, useTranslations } from "next-intl";
import { Logo } from "@/components/ui/logo";
import { paths } from "@/lib/routes";
import { siteName } from "@/lib/site";

export function HomeLink() {
  const t = useTranslations("header");
  const name = siteName(useLocale());
  return (
    <a href={paths.home} aria-label={t("homeLink", { name })} className="flex min-h-11 items-center gap-2.5">
      <Logo className="size-9" />
      <span aria-hidden className="text-h3 font-extrabold tracking-tight">
        {name}
      </span>
    </a>
  );
}
