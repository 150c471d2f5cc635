import { useTranslations } from "next-intl";
import { ExternalLink } from "@/components/layout/external-link";
import { buttonClasses } from "@/components/ui/button";
import type { ContentDocument } from "@/lib/subjects/texts/read";
import { paths } from "@/lib/base/paths";
import { school } from "@/lib/subjects/school/school";

/** Title, with links to the device check and the speed test, which answer most questions. */
export function HelpHeader({ help }: { help: ContentDocument }) {
  const t = useTranslations("help");
  const { speedTest } = school();
  return (
    <header>
      <div lang={help.language}>
        <h1 className="text-h1">{help.title}</h1>
        <p className="mt-3 max-w-[38rem] lead">{help.lead}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
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
