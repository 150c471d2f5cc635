import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ExternalLink } from "@/components/layout/external-link";
import { buttonClasses } from "@/components/ui/button";
import type { ContentDocument } from "@/lib/subjects/texts/read";
import { paths } from "@/lib/base/paths";
import { school } from "@/lib/subjects/school/school";

type HelpHeaderProps = {
  help: ContentDocument;
  /** The search. */
  children: ReactNode;
};

/** Title and search, with links to the device check and the speed test, which answer most questions. */
export function HelpHeader({ help, children }: HelpHeaderProps) {
  const t = useTranslations("help");
  const { speedTest } = school();
  return (
    <header>
      <div lang={help.language}>
        <h1 className="text-h1 font-extrabold desk:text-hero">{help.title}</h1>
        <p className="mt-4 max-w-[38rem] lead">{help.lead}</p>
      </div>
      {children}
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={`${paths.class}#device-check`} className={buttonClasses.secondary}>
          {t("deviceCheck")}
        </a>
        {speedTest && (
          <ExternalLink href={speedTest} className={buttonClasses.secondary}>
            {t("speedTest")}
          </ExternalLink>
        )}
      </div>
    </header>
  );
}
