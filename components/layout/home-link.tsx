import { fill } from "@/components/ui/fill";
import type { Language } from "@/lib/i18n/languages";
import { paths } from "@/lib/paths";
import { siteName } from "@/lib/site";

type HomeLinkProps = {
  language: Language;
  /** Says where it leads, with `{name}` for the site's name. */
  label: string;
};

export function HomeLink({ language, label }: HomeLinkProps) {
  const name = siteName(language);
  return (
    <a href={paths.home} aria-label={fill(label, { name })} className="home-link">
      <img src="/icons/icon.svg" alt="" width={36} height={36} />
      <span>{name}</span>
    </a>
  );
}
