import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import type { DeskLanguage } from "@/lib/desk/language";
import { LanguageSwitch } from "./language-switch";
import { NoScriptWarning } from "./noscript-warning";

/** The layout of screens for signed-out users: one sheet without navigation. */
export function SignedOutLayout({ language, children }: { language: DeskLanguage; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center gap-6 px-4 pb-16">
      <header className="flex min-h-16 w-full max-w-[34rem] items-center justify-between">
        <Logo />
        <LanguageSwitch language={language} />
      </header>
      <main id="main" className="sheet w-full max-w-[34rem] p-5 desk:p-10">
        <NoScriptWarning />
        {children}
      </main>
    </div>
  );
}
