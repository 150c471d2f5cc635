import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MenuEntries } from "@/components/pages/menu-entries";
import { notTeachers } from "@/components/session/viewers";
import { regionFor } from "@/lib/base/reference/campaign-regions";
import { campaignPaths, paths } from "@/lib/base/paths";
import { hasPrices } from "@/lib/subjects/points/prices/published";
import { publishedPages } from "@/lib/subjects/pages/published";
import { FooterHeading, footerLinkClasses } from "./footer-heading";
import { WithCampaign } from "./with-campaign";

type FooterLinkProps = { href: string; text: ReactNode; viewers?: string };

function FooterLink({ href, text, viewers }: FooterLinkProps) {
  return (
    <li data-for={viewers}>
      <a href={href} className={footerLinkClasses}>
        {text}
      </a>
    </li>
  );
}

const toLink = (href: string, text: ReactNode) => <FooterLink href={href} text={text} />;

export function FooterLinks() {
  const t = useTranslations("header");
  const titles = useTranslations("footer");
  const news = useTranslations("news");
  const prices = useTranslations("prices");
  const locale = useLocale();
  return (
    <>
      <LinkList title={titles("learn")}>
        <MenuEntries
          menu="footerLearn"
          builtIn={{
            class: <FooterLink href={paths.class} text={t("class")} />,
            live: <FooterLink href={paths.live} text={t("live")} viewers={notTeachers} />,
            hotSell: <FooterLink href={paths.hotSell} text={t("hotSell")} viewers={notTeachers} />,
            prices: hasPrices() && <FooterLink href={paths.prices} text={prices("title")} />,
            try: <FooterLink href={paths.try} text={t("try")} />,
            study: (
              <WithCampaign language={locale}>
                <FooterLink href={campaignPaths.home(regionFor(locale))} text={t("study")} />
              </WithCampaign>
            ),
          }}
          toLink={toLink}
        />
      </LinkList>
      <LinkList title={titles("school")}>
        <MenuEntries
          menu="footerSchool"
          builtIn={{
            aboutUs: <FooterLink href={paths.aboutUs} text={t("aboutUs")} />,
            help: <FooterLink href={paths.help} text={t("help")} />,
            business: <FooterLink href={paths.business} text={t("business")} />,
            terms: <FooterLink href={`${paths.userAgreement}?locale=${locale}`} text={t("terms")} />,
            privacy: <FooterLink href={`${paths.privacy}?locale=${locale}`} text={t("privacy")} />,
            news: publishedPages().articles.length > 0 && (
              <FooterLink href={paths.news} text={news("title")} />
            ),
          }}
          toLink={toLink}
        />
      </LinkList>
    </>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <FooterHeading>{title}</FooterHeading>
      <ul>{children}</ul>
    </nav>
  );
}
