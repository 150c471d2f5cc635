import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { site } from "@/lib/site";

type AccountPanelProps = { title: string; text: string; children: ReactNode };

/** The sheet that login and register stand on. */
export function AccountPanel({ title, text, children }: AccountPanelProps) {
  const t = useTranslations("account");
  return (
    <div className="rounded-card border-mist desk:p-10 mx-auto w-full max-w-[30rem] border bg-white p-6">
      <h1 className="text-h2">{title}</h1>
      <p className="text-soft mt-2 mb-6">{text}</p>
      <noscript>
        <p className="text-cinnabar mb-4 font-semibold">{t("needScript", { email: site.email })}</p>
      </noscript>
      {children}
    </div>
  );
}
