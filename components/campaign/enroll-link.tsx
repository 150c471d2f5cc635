import type { ReactNode } from "react";
import { campaignWords } from "@/lib/campaign/content";
import type { Region } from "@/lib/campaign/region";
import { campaignPaths } from "@/lib/paths";
import { ShownTo } from "./shown-to";

type EnrollLinkProps = { region: Region; children: ReactNode };

/** A link to the form; for enrolled visitors, to their vouchers. */
export function EnrollLink({ region, children }: EnrollLinkProps) {
  return (
    <>
      <ShownTo audience="others">
        <a href={campaignPaths.enroll(region)} className="btn-gold">
          {children}
        </a>
      </ShownTo>
      <ShownTo audience="enrolled">
        <a href={campaignPaths.prize(region)} className="btn-gold">
          {campaignWords[region].enrolled.again.show}
        </a>
      </ShownTo>
    </>
  );
}
