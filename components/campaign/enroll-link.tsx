import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import type { Region } from "@/lib/base/reference/campaign-regions";
import { campaignPaths } from "@/lib/base/paths";
import { ShownTo } from "./shown-to";

type EnrollLinkProps = { region: Region; className?: string; children: ReactNode };

/** A link to the form; for enrolled visitors, to their vouchers. */
export function EnrollLink({ region, className = "", children }: EnrollLinkProps) {
  const t = useTranslations("campaign");
  const linkProps = { "data-part": "call", className: `${buttonClasses.primary} ${className}` };
  return (
    <>
      <ShownTo audience="others">
        <a href={campaignPaths.enroll(region)} {...linkProps}>
          {children}
        </a>
      </ShownTo>
      <ShownTo audience="enrolled">
        <a href={campaignPaths.prize(region)} {...linkProps}>
          {t("enrolled.again.show")}
        </a>
      </ShownTo>
    </>
  );
}
