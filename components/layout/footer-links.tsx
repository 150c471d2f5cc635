import { useLocale, useTranslations } from "next-intl";
import { notTeachers } from "@/components/session/viewers";
import { campaignPath } from "@/lib/links/campaign";
import { paths } from "@/lib/routes";
import { site } from "@/lib/site";

export function FooterLinks() {
  const t = useTranslations("footer");
  const h = useTranslations("header");
  const locale = useLocale();
  const groups = [
    {
      title: t("learn"),
      links: [
        { text: h("class"), href: paths.class },
        { text: h("live"), href: paths.live, viewers: notTeachers },
        { text: h("hotSell"), href: paths.hotSell, viewers: notTeachers },
        { text: h("study"), href: campaignPath(locale) },
      ],
    },
    {
      title: t("school"),
      links: [
        { text: h("aboutUs"), href: paths.aboutUs },
        { text: h("help"), href: paths.help },
        { text: h("business"), href: `mailto:${site.email}` },
        { text: h("terms"), href: `${paths.userAgreement}?locale=${locale}` },
        { text: h("privacy"), href: `${paths.privacy}?locale=${locale}` },
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
