import { fill } from "@/components/ui/fill";
import { paths } from "@/lib/paths";

type HomeLinkProps = {
  /** Of the school. */
  name: string;
  /** Says where it leads, with `{name}` for the site's name. */
  label: string;
};

export function HomeLink({ name, label }: HomeLinkProps) {
  return (
    <a href={paths.home} aria-label={fill(label, { name })} className="home-link">
      <img src="/icons/icon.svg" alt="" width={36} height={36} />
      <span>{name}</span>
    </a>
  );
}
