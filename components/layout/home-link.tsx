import { useLocale, useTranslations } from "next-intl";
import { paths } from "@/lib/base/paths";
import { Logo } from "@/components/ui/logo";
import { school, siteName } from "@/lib/subjects/school/school";

/** The logo with the school's name, linked to the home page. */
export function HomeLink() {
  const t = useTranslations("header");
  const name = siteName(useLocale());
  return (
    // Without room, the name wraps to a second line, which is clipped.
    <a
      href={paths.home}
      aria-label={t("homeLink", { name })}
      className="flex h-11 min-w-9 flex-[0_99999_auto] flex-wrap gap-x-2.5 overflow-hidden text-h3 font-extrabold tracking-tight whitespace-nowrap @max-[24rem]:min-w-[36px]"
    >
      <HeaderLogo className="h-11 w-9 shrink-0 @max-[24rem]:w-[36px]" />
      <span className="flex h-11 items-center">{name}</span>
    </a>
  );
}

/** The school's logo, or else the drawn one: as a picture, unless the school has its own color. */
function HeaderLogo({ className }: { className: string }) {
  const { logo, mainColor } = school();
  if (!logo && mainColor) return <Logo className={className} />;
  const fit = logo ? `${className} object-contain` : className;
  // With its usual priority React would preload it, ahead of the style sheets that the first paint waits for.
  return (
    <img src={logo || "/icons/icon.svg"} alt="" width={36} height={36} fetchPriority="low" className={fit} />
  );
}
