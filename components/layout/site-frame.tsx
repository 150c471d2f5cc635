import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SessionWatcher } from "@/components/session/session-watcher";
import { Advert } from "./advert";
import { BackToTop } from "./back-to-top";
import { CurrentTab } from "./current-tab";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Header, page, footer, and what floats above them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <BackToTop label={t("backToTop")} />
      <Advert
        labels={{
          title: t("advert.title"),
          closesIn: t.raw("advert.closesIn"),
          pause: t("advert.pause"),
          held: t("advert.held"),
          open: t("advert.open"),
          close: t("dialog.close"),
        }}
      />
      <CurrentTab />
      <SessionWatcher />
    </>
  );
}
