import { useLocale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/i18n/client-messages";
import { SessionWatcher } from "@/components/session/session-watcher";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { dataOf } from "@/lib/base/contract/result";
import { sortPictures, placements } from "@/lib/subjects/placements/names";
import { openAdverts } from "@/lib/subjects/placements/open-adverts";
import { siteName } from "@/lib/subjects/school/school";
import { AdvertCard } from "./advert-card";
import { CurrentTab } from "./current-tab";
import { DeferredAdvert } from "./deferred-advert";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Header, page, footer and adverts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionBoundary>
        <SiteHeader />
      </SectionBoundary>
      <main id="main" tabIndex={-1} className="outline-none">
        <SectionBoundary>{children}</SectionBoundary>
      </main>
      <SectionBoundary>
        <SiteFooter />
      </SectionBoundary>
      <ClientMessages namespaces={["advert", "dialog"]}>
        <DeferredAdvert name={siteName(useLocale())} />
      </ClientMessages>
      <AdvertPreview />
      <CurrentTab />
      <SessionWatcher />
    </>
  );
}

/** The open adverts, rendered by the server for previews in the desk, which run no scripts. */
async function AdvertPreview() {
  if (!openAdverts.current()) return null;
  const t = await getTranslations();
  const fetchedAdverts = dataOf(
    await readCall("homePage", placements.advert, await getLocale()),
  )?.link_properties;
  if (!fetchedAdverts || fetchedAdverts.length === 0) return null;
  return (
    <AdvertCard
      labels={{
        title: t("advert.title", { name: siteName(await getLocale()) }),
        pause: t("advert.pause"),
        close: t("dialog.close"),
      }}
      status={t("advert.held")}
      isCounting={false}
      isPaused
      adverts={sortPictures(fetchedAdverts)}
      fallbackCaption={t("advert.open")}
    />
  );
}
