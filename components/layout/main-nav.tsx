import { useTranslations } from "next-intl";
import { notTeachers } from "@/components/session/viewers";
import { paths } from "@/lib/routes";
import { NavLink } from "./nav-link";

const tabs = [
  { name: "home", href: paths.home },
  { name: "class", href: paths.class },
  { name: "live", href: paths.live, viewers: notTeachers },
  { name: "hotSell", href: paths.hotSell, viewers: notTeachers },
] as const;

/** The site's tabs. Teachers have no live classes and no hot courses (spec section 2). */
export function MainNav({ className }: { className?: string }) {
  const t = useTranslations("header");
  return (
    <ul className={className}>
      {tabs.map((tab) => (
        <li key={tab.name} data-for={"viewers" in tab ? tab.viewers : undefined}>
          <NavLink
            href={tab.href}
            className="hover:text-cinnabar aria-[current=page]:text-cinnabar flex min-h-11 items-center px-3 font-semibold whitespace-nowrap transition-colors duration-150"
          >
            {t(tab.name)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
