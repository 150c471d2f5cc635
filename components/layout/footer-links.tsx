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

/** @param props.children follows the shorter list on a phone, and is a column of its own in a wider window */
export function FooterLinks({ children }: { children: ReactNode }) {
  const t = useTranslations("header");
  const titles = useTranslations("footer");
  const news = useTranslations("news");
  const prices = useTranslations("prices");
  const levelTest = useTranslations("levelTest");
  const locale = useLocale();
  return (
    // Two lists side by side on a phone, unless the text is large; columns of the footer in a wider window.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6 desk:contents">
      <LinkList title={titles("learn")} className="max-desk:row-span-2">
        <MenuEntries
          menu="footerLearn"
          builtIn={{
            class: <FooterLink href={paths.class} text={t("class")} />,
            live: <FooterLink href={paths.live} text={t("live")} viewers={notTeachers} />,
            hotSell: <FooterLink href={paths.hotSell} text={t("hotSell")} viewers={notTeachers} />,
            prices: hasPrices() && <FooterLink href={paths.prices} text={prices("title")} />,
            levelTest: <FooterLink href={paths.levelTest} text={levelTest("name")} viewers={notTeachers} />,
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
      {children}
    </div>
  );
}

type LinkListProps = { title: string; className?: string; children: ReactNode };

function LinkList({ title, className, children }: LinkListProps) {
  return (
    <nav aria-label={title} className={className}>
      <FooterHeading>{title}</FooterHeading>
      <ul>{children}</ul>
    </nav>
  );
}
