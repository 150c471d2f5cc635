import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import type { DeskLanguage } from "@/lib/desk/language";
import { LanguageSwitch } from "./language-switch";
import { NoScriptWarning } from "./noscript-warning";

/** The layout of screens for signed-out users: one sheet without navigation. */
export function SignedOutLayout({ language, children }: { language: DeskLanguage; children: ReactNode }) {
  return (
    <div className="desk-outside">
      <header>
        <Logo />
        <LanguageSwitch language={language} />
      </header>
      <main id="main" className="sheet">
        <NoScriptWarning />
        {children}
      </main>
    </div>
  );
}
