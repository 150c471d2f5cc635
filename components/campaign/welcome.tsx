import { campaignWords } from "@/lib/campaign/content";
import { defaultPhoneCodes } from "@/lib/campaign/region";
import type { Season } from "@/lib/campaign/season";
import { env } from "@/lib/env";
import { OutLink } from "./out-link";
import { SavedCode } from "./saved-code";
import { WhileValid } from "./while-valid";

/** That it worked, the activation code, and where to use it. */
export function Welcome({ season }: { season: Season }) {
  const { group, region } = season;
  const { enrolled, form, frame } = campaignWords[region];
  const { copy, copied, notCopied, code, again } = enrolled;
  // The provider's calls have none that tells a code again (spec section 7): only the embedded one can.
  const elsewhere = env().API_HOST !== undefined;
  return (
    <section className="welcome">
      <h1>{enrolled.title}</h1>
      <p className="camp-lead">
        <WhileValid season={season} over={group.expiredText}>
          {group.lead}
        </WhileValid>
      </p>
      <SavedCode
        labels={{ code, copy, copied, notCopied }}
        none={elsewhere ? enrolled.noCode : again.lead}
        again={
          elsewhere
            ? undefined
            : {
                show: again.show,
                form: {
                  defaultCode: defaultPhoneCodes[region],
                  labels: {
                    show: again.show,
                    phone: form.phone,
                    code: form.code,
                    number: form.number,
                    numberHint: form.numberHint,
                    numberFormat: form.numberFormat,
                    email: form.email,
                    required: form.required,
                    emailFormat: form.emailFormat,
                    offline: form.offline,
                  },
                },
              }
        }
      />
      <OutLink href={group.link} newWindow={frame.newWindow} className="btn-gold">
        {group.join}
      </OutLink>
      <p className="own-time">
        <WhileValid season={season}>{group.joinText}</WhileValid>
      </p>
    </section>
  );
}
