import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HydrationSignal } from "@/components/layout/hydration-signal";
import { isDeskLanguage } from "@/lib/base/desk/language";
import { deskMessages } from "@/lib/base/desk/messages";
import { school } from "@/lib/subjects/school/school";
import { schoolZone } from "@/lib/subjects/school/zone";
import { NotStartedMessage } from "@/components/layout/not-started";
import { preloadFont } from "../../fonts/preload";
import "../desk.css";

export const generateMetadata = (): Metadata => ({
  icons: { icon: school().logo || "/icons/icon.svg" },
  robots: "noindex, nofollow",
});

/** Rendered on the first request, not at build, because titles have the name of the school. */
export const generateStaticParams = () => [];

/** A separate root layout, so that public pages load none of the desk's scripts, styles and messages. */
export default async function DeskLayout({ children, params }: LayoutProps<"/desk/[lang]">) {
  const { lang } = await params;
  if (!isDeskLanguage(lang)) notFound();
  preloadFont(lang);
  const { notStarted, reload } = deskMessages[lang].shell;
  return (
    <html lang={lang} data-time-zone={schoolZone()}>
      <body>
        {children}
        <NotStartedMessage text={notStarted} reload={reload} />
        <HydrationSignal />
      </body>
    </html>
  );
}
