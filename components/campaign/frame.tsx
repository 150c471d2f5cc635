import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages, type MessagePath } from "@/components/i18n/client-messages";
import { Icon } from "@/components/ui/icon";
import { SchoolLogo } from "@/components/ui/school-logo";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { mailtoHref } from "@/lib/base/links/mailto";
import { shownSeason } from "@/lib/subjects/campaign/shown-season";
import { findSeason, regionsWithSeason } from "@/lib/subjects/campaign/current-season";
import { regionLanguages, regions, type Region } from "@/lib/base/reference/campaign-regions";
import { linkVisitScript, enrolledStateScript } from "@/lib/app/inline-scripts/compiled";
import { campaignPaths, paths, type CampaignPage } from "@/lib/base/paths";
import { findContact, toTelNumber, legalName, school, siteName } from "@/lib/subjects/school/school";
import { CampaignSuggestions } from "./campaign-suggestions";
import styles from "./frame.module.css";

type CampaignFrameProps = {
  region: Region;
  page: CampaignPage;
  /** Whether to show a link to the campaign's home page. */
  back?: boolean;
  /** A floating button beside the campaign's name. */
  floatingButton?: ReactNode;
  /** A floating bar at the bottom, and its label. */
  bottomBar?: { label: string; bar: ReactNode };
  children: ReactNode;
};

const windowMessages = ["campaign.frame.newWindow", "campaign.frame.close"] as const;
const phoneMessages = [
  ...(["campaign.form.phone", "campaign.form.code", "campaign.form.number"] as const),
  ...(["campaign.form.numberHint", "campaign.form.countries", "campaign.form.noCountry"] as const),
  ...(["campaign.form.help", "campaign.form.required", "campaign.form.offline"] as const),
] as const;

/** The messages that the client components of each page read. */
const clientMessages: Record<CampaignPage, readonly MessagePath[]> = {
  home: [...windowMessages, ...phoneMessages, "campaign.prize", "campaign.clock", "campaign.sessions"],
  enroll: [...windowMessages, "campaign.form", "campaign.enrolled", "campaign.success"],
  enrolled: [...windowMessages, "campaign.form", "campaign.enrolled", "campaign.sessions", "campaign.clock"],
  hsk: [],
};

/** The frame of the campaign pages. It has no site menu, so that the call to action stands out. */
export function CampaignFrame({
  region,
  page,
  back,
  floatingButton,
  bottomBar,
  children,
}: CampaignFrameProps) {
  const t = useTranslations("campaign");
  return (
    <ClientMessages namespaces={clientMessages[page]}>
      <div className={`${styles.frame} ${bottomBar ? "pb-24" : ""}`} data-dialogs>
        <CampaignScripts region={region} />
        <SectionBoundary>
          <a
            href="#content"
            className="absolute top-2 left-2 z-30 -translate-y-20 rounded-pill bg-ink px-4 py-2 text-ground focus:translate-y-0"
          >
            {t("frame.skip")}
          </a>
        </SectionBoundary>
        <CampaignSuggestions region={region} page={page} />
        {/* The button is beside the name, or in a line of its own below a long one. */}
        <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-[0.6em]">
          <SectionBoundary>
            <header
              className={`flex flex-wrap items-center justify-between gap-x-4 ${floatingButton ? "max-w-full" : "flex-1"}`}
            >
              <a
                href={paths.home}
                aria-label={t("frame.toSite", { name: siteName(regionLanguages[region]) })}
                className={`${headLinkClasses} text-[1.1em] font-extrabold`}
              >
                <SchoolLogo logo={school().logo} className="size-[2.5rem] shrink-0" />
                <span aria-hidden="true">{siteName(regionLanguages[region])}</span>
              </a>
              {back && (
                <a href={campaignPaths.home(region)} className={`${headLinkClasses} font-semibold`}>
                  <Icon name="arrow-left" />
                  {t("back")}
                </a>
              )}
            </header>
          </SectionBoundary>
          {floatingButton && <SectionBoundary>{floatingButton}</SectionBoundary>}
        </div>
        <main id="content" className="wrap">
          <SectionBoundary>{children}</SectionBoundary>
        </main>
        <SectionBoundary>
          <CampaignFooter region={region} page={page} />
        </SectionBoundary>
        {bottomBar && (
          <SectionBoundary>
            <aside aria-label={bottomBar.label}>{bottomBar.bar}</aside>
          </SectionBoundary>
        )}
      </div>
    </ClientMessages>
  );
}

const headLinkClasses = "inline-flex min-h-[44px] items-center gap-2";

const footLineClasses = "flex flex-wrap justify-center gap-x-6";

const footLinkClasses =
  "inline-flex min-h-[44px] items-center underline underline-offset-[0.25em] aria-[current]:font-bold aria-[current]:text-gold aria-[current]:no-underline";

const regionNames: Record<Region, string> = { vn: "Tiếng Việt", id: "Bahasa Indonesia", en: "English" };

async function CampaignFooter({ region, page }: Pick<CampaignFrameProps, "region" | "page">) {
  const t = await getTranslations("campaign");
  const available = await regionsWithSeason();
  const { email, phone } = findContact(regionLanguages[region]);
  return (
    <footer className="border-night-line text-quiet wrap mt-16 border-t py-6 text-center text-[0.875em] text-balance">
      <nav aria-label={t("frame.regions")} className={footLineClasses}>
        {available.map((other) => (
          <a
            key={other}
            href={campaignPaths[page](other)}
            lang={regionLanguages[other]}
            className={footLinkClasses}
            aria-current={other === region ? "page" : undefined}
          >
            {regionNames[other]}
          </a>
        ))}
      </nav>
      <p className={footLineClasses}>
        {email && (
          <a href={mailtoHref(email)} className={footLinkClasses}>
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${toTelNumber(phone)}`} className={footLinkClasses}>
            {phone}
          </a>
        )}
        <a href={`${paths.privacy}?locale=${regionLanguages[region]}`} className={footLinkClasses}>
          {t("frame.privacy")}
        </a>
      </p>
      <p>© {legalName(regionLanguages[region])}</p>
    </footer>
  );
}

/** Inline scripts, first in the page, for the region's season: whether this device has enrolled, and the visitor's link. */
async function CampaignScripts({ region }: { region: Region }) {
  const seasons = await Promise.all(regions.map((one) => findSeason(one)));
  const names = seasons.flatMap((season) => (season ? `${season.region}:${season.key}` : [])).join(" ");
  return (
    <>
      <script
        data-seasons={names}
        data-region={region}
        dangerouslySetInnerHTML={{ __html: enrolledStateScript }}
      />
      <script
        data-region={region}
        data-season={shownSeason(names, region)}
        dangerouslySetInnerHTML={{ __html: linkVisitScript }}
      />
    </>
  );
}
