import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import type { DeskLanguage } from "@/lib/desk/language";
import { LanguageSwitch } from "./language-switch";
import { NeedScript } from "./need-script";

/** The layout of screens for signed-out users: one sheet without navigation. */
export function Outside({ language, children }: { language: DeskLanguage; children: ReactNode }) {
  return (
    <div className="desk-outside">
      <header>
        <Logo />
        <LanguageSwitch language={language} />
      </header>
      <main id="main" className="sheet">
        <NeedScript />
        {children}
      </main>
    </div>
  );
}
