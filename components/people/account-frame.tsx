import { Icon } from "@/components/ui/icon";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HomeLink } from "@/components/layout/home-link";
import { LanguageMenu } from "@/components/layout/language-menu";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { paths } from "@/lib/base/paths";
import styles from "./account-frame.module.css";

/** Layout of the embedded account pages: a small header and one link back to the site. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <>
      <SectionBoundary>
        <header className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-4 [&_summary]:whitespace-normal">
          <HomeLink />
          <LanguageMenu />
        </header>
      </SectionBoundary>
      <main id="main" className="wrap py-8">
        <SectionBoundary>{children}</SectionBoundary>
        <SectionBoundary>
          <p className={styles.back}>
            <a href={paths.home} className="link">
              <Icon name="arrow-left" size={18} />
              {t("account.back")}
            </a>
          </p>
        </SectionBoundary>
      </main>
    </>
  );
}
