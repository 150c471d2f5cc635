import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { NotStartedMessage } from "@/components/layout/not-started";
import { HydrationSignal } from "@/components/layout/hydration-signal";
import { HeadScripts } from "@/components/layout/head-scripts";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { env } from "@/lib/env";
import { isLanguage } from "@/lib/i18n/languages";
import { preloadFont } from "../fonts/preload";

export const viewport: Viewport = { themeColor: "#fbf7f0" };

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    icons: { icon: "/icons/icon.svg", apple: "/icons/apple-touch-icon.png" },
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
  // The inline script adds attributes before React hydrates the document.
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <body>
        {children}
        <SectionBoundary>
          <NotStartedMessage language={locale} />
        </SectionBoundary>
        <HydrationSignal />
      </body>
    </html>
  );
}
