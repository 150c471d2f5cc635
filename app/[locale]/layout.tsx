import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NotStartedMessage } from "@/components/layout/not-started";
import { HydrationSignal } from "@/components/layout/hydration-signal";
import { HeadScripts } from "@/components/layout/head-scripts";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { env } from "@/lib/base/env";
import { isLanguage } from "@/lib/base/i18n/languages";
import { brandStyle, darkSurfaces, palette } from "@/lib/subjects/school/brand";
import { school } from "@/lib/subjects/school/school";
import { preloadFont } from "../fonts/preload";

/** Browsers show the school's main color around the page, or else that of the page. */
export const generateViewport = (): Viewport => ({
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: school().mainColor || palette.paper },
    { media: "(prefers-color-scheme: dark)", color: darkSurfaces.ground },
  ],
});

export function generateMetadata(): Metadata {
  const { logo } = school();
  return {
    metadataBase: new URL(env().SITE_URL),
    icons: logo
      ? { icon: logo, apple: logo }
      : { icon: "/icons/icon.svg", apple: "/icons/apple-touch-icon.png" },
  };
}

/** None at build, because the database is not open then: pages are rendered on the first request and cached. */
export function generateStaticParams() {
  return [];
}

export default async function RootLayout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  preloadFont(locale);
  const t = await getTranslations({ locale, namespace: "notStarted" });
  // The inline script adds attributes before React hydrates the document.
  return (
    <html lang={locale} style={brandStyle(school())} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <body>
        {children}
        <SectionBoundary>
          <NotStartedMessage text={t("text")} reload={t("reload")} />
        </SectionBoundary>
        <HydrationSignal />
      </body>
    </html>
  );
}
