import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { Season } from "@/lib/subjects/campaign/season";
import { env } from "@/lib/base/env";
import { OutLink } from "./out-link";
import { SavedCode } from "./saved-code";
import { SectionLead } from "./section";
import { ShareCampaign } from "./share-campaign";
import { WhileValid } from "./while-valid";

/** How to use the vouchers; shown in the dialog, on the form's page and on the prize page. */
export function NextStepsText({ season }: { season: Season }) {
  const { group } = season;
  return (
    <WhileValid season={season} expired={group.expiredText}>
      {group.lead}
    </WhileValid>
  );
}

/** A link to where the activation code is used. */
export function JoinLink({ season }: { season: Season }) {
  const { group } = season;
  return (
    <OutLink href={group.link} className={buttonClasses.primary}>
      {group.join}
    </OutLink>
  );
}

/** For enrolled visitors: the activation code, and where to use it. */
export function NextSteps({ season }: { season: Season }) {
  const { group, region } = season;
  // The provider contract has no call to retrieve a code (spec section 7); only the built-in provider supports it.
  const hasExternalProvider = env().API_HOST !== undefined;
  return (
    <>
      <SectionLead>
        <NextStepsText season={season} />
      </SectionLead>
      <SavedCode region={region} season={season.key} canRetrieve={!hasExternalProvider} />
      <JoinLink season={season} />
      <p className="text-quiet text-[0.9em]">
        <WhileValid season={season}>{group.joinText}</WhileValid>
      </p>
    </>
  );
}

/** Confirms the enrolment, with the activation code and where to use it. */
export function Welcome({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <section className="grid justify-items-center gap-[0.8em] pt-6 text-center">
      <h1 className="text-h1 font-extrabold">{t("enrolled.title")}</h1>
      <NextSteps season={season} />
      <ShareCampaign season={season} text={season.title} />
    </section>
  );
}
