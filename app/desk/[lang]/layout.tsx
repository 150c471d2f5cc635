import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WordsProvider } from "@/components/desk/words";
import { HydrationSignal } from "@/components/layout/hydration-signal";
import { deskLanguages, isDeskLanguage } from "@/lib/desk/language";
import { deskWords } from "@/lib/desk/words";
import { notStartedId } from "@/lib/markup/not-started";
import { preloadFont } from "../../fonts/preload";
import "../desk.css";

export const metadata: Metadata = { icons: { icon: "/icons/icon.svg" }, robots: "noindex, nofollow" };

export const generateStaticParams = () => deskLanguages.map((lang) => ({ lang }));

/** A separate root layout, so that public pages load none of the desk's scripts, styles and messages. */
export default async function DeskLayout({ children, params }: LayoutProps<"/desk/[lang]">) {
  const { lang } = await params;
  if (!isDeskLanguage(lang)) notFound();
  preloadFont(lang);
  const { notStarted, reload } = deskWords[lang].shell;
  return (
    <html lang={lang}>
      <body>
        <WordsProvider words={deskWords[lang]}>{children}</WordsProvider>
        <p
          id={notStartedId}
          hidden
          role="alert"
          className="rounded-card bg-ink text-paper fixed inset-x-4 bottom-4 z-40 mx-auto max-w-[28rem] p-4 shadow-lg"
        >
          {notStarted} <a href="">{reload}</a>
        </p>
        <HydrationSignal />
      </body>
    </html>
  );
}
