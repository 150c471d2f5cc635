import { notTeachers } from "@/components/session/viewers";
import { regionFor } from "@/lib/campaign/region";
import { campaignPaths, paths } from "@/lib/paths";
import type { Frame } from "./frame";

export function FooterLinks({ frame: { language, words } }: { frame: Frame }) {
  const { header, footer } = words;
  const groups = [
    {
      title: footer.learn,
      links: [
        { text: header.class, href: paths.class },
        { text: header.live, href: paths.live, viewers: notTeachers },
        { text: header.hotSell, href: paths.hotSell, viewers: notTeachers },
        { text: header.study, href: campaignPaths.home(regionFor(language)) },
      ],
    },
    {
      title: footer.school,
      links: [
        { text: header.aboutUs, href: paths.aboutUs },
        { text: header.help, href: paths.help },
        { text: header.business, href: paths.business },
        { text: header.terms, href: `${paths.userAgreement}?locale=${language}` },
        { text: header.privacy, href: `${paths.privacy}?locale=${language}` },
      ],
    },
  ];
  return groups.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.text} data-for={"viewers" in link ? link.viewers : undefined}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
