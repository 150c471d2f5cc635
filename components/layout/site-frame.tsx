import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SessionWatcher } from "@/components/session/session-watcher";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { AdvertPreview } from "./advert-preview";
import { CurrentTab } from "./current-tab";
import { Floating } from "./floating";
import { useFrame } from "./frame";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { VietnamCompany } from "./vietnam-company";

/** Header, page, footer, and what floats above them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const frame = useFrame();
  return (
    <>
      <SectionBoundary>
        <SiteHeader frame={frame} />
      </SectionBoundary>
      <main id="main" tabIndex={-1} className="outline-none">
        <SectionBoundary>{children}</SectionBoundary>
      </main>
      <SectionBoundary>
        <SiteFooter frame={frame}>{frame.language === "vi-VN" && <VietnamCompany />}</SiteFooter>
      </SectionBoundary>
      <Floating
        labels={{
          backToTop: t("backToTop"),
          advert: {
            title: t("advert.title"),
            closesIn: t.raw("advert.closesIn"),
            pause: t("advert.pause"),
            held: t("advert.held"),
            open: t("advert.open"),
            close: t("dialog.close"),
          },
        }}
      />
      <AdvertPreview />
      <CurrentTab />
      <SessionWatcher />
    </>
  );
}
