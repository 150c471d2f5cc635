import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { SchoolLogo } from "@/components/ui/school-logo";
import { isDeskLanguage, type DeskLanguage } from "@/lib/base/desk/language";
import { deskScreens, type DeskScreen, type DeskScreenName } from "@/lib/base/desk/screens";
import { fallbackLanguage } from "@/lib/base/i18n/languages";
import { deskMessages } from "@/lib/base/desk/messages";
import { screenMessages } from "@/lib/base/desk/screen-messages";
import { offeredLanguages, school, siteName } from "@/lib/subjects/school/school";
import { schoolZone } from "@/lib/subjects/school/zone";
import { DeskMessagesProvider } from "./desk-messages";
import { LanguageSwitch } from "./language-switch";
import { NoScriptWarning } from "./noscript-warning";
import { Shell } from "./shell";

type Params = { params: Promise<{ lang: string }> };

/** Builds the page component and the metadata of a desk screen; screens without roles use the signed-out layout. */
export function deskPage(screen: DeskScreenName, children: ReactNode) {
  const { roles } = deskScreens[screen] as DeskScreen;
  async function Page({ params }: Params) {
    const language = await readLanguage(params);
    return (
      <DeskMessagesProvider
        language={language}
        timeZone={schoolZone()}
        messages={screenMessages(screen, language)}
      >
        {roles ? (
          <Shell
            screen={screen}
            language={language}
            school={siteName(fallbackLanguage)}
            logo={school().logo}
            offered={offeredLanguages()}
          >
            {children}
          </Shell>
        ) : (
          <SignedOutLayout language={language}>{children}</SignedOutLayout>
        )}
      </DeskMessagesProvider>
    );
  }
  async function generateMetadata({ params }: Params): Promise<Metadata> {
    const language = await readLanguage(params);
    const { titles, name } = deskMessages[language].shell;
    return { title: `${titles[screen]} · ${siteName(language)} ${name}` };
  }
  return { Page, generateMetadata };
}

async function readLanguage(params: Params["params"]): Promise<DeskLanguage> {
  const { lang } = await params;
  if (!isDeskLanguage(lang)) notFound();
  return lang;
}

/** The layout of screens for signed-out users: one sheet without navigation. */
function SignedOutLayout({ language, children }: { language: DeskLanguage; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center gap-6 px-4 pb-16">
      <header className="flex min-h-16 w-full max-w-[34rem] items-center justify-between">
        <SchoolLogo logo={school().logo} />
        <LanguageSwitch language={language} />
      </header>
      <main id="main" className="w-full max-w-[34rem] sheet p-5 desk:p-10">
        <NoScriptWarning />
        {children}
      </main>
    </div>
  );
}
