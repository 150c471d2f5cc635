import type { ReactNode } from "react";
import { ClientMessages } from "@/components/i18n/client-messages";
import { SessionWatcher } from "@/components/session/session-watcher";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { AdvertPreview } from "./advert-preview";
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
        <DeferredAdvert />
      </ClientMessages>
      <AdvertPreview />
      <CurrentTab />
      <SessionWatcher />
    </>
  );
}
