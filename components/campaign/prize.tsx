import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { campaignWords } from "@/lib/subjects/campaign/campaign-words";
import { campaignPaths } from "@/lib/base/paths";
import type { Season } from "@/lib/subjects/campaign/season";
import { PrizeButton } from "./prize-button";
import { WhileValid } from "./while-valid";

/** The floating button to the prize page, with its texts. */
export function Prize({ season }: { season: Season }) {
  const { region } = season;
  const { prize, form, frame, over } = campaignWords[region];
  return (
    <PrizeButton
      button={
        <WhileValid season={season} expired={over.prize}>
          {fillPlaceholders(prize.button, { worth: season.prizeWorth })}
        </WhileValid>
      }
      title={prize.title}
      region={region}
      season={season.key}
      prizePath={campaignPaths.prize(region)}
      enrolPath={campaignPaths.enroll(region)}
      labels={{
        phone: form.phone,
        code: form.code,
        number: form.number,
        numberHint: form.numberHint,
        countries: form.countries,
        noCountry: form.noCountry,
        help: form.help.number,
        text: prize.text,
        confirm: prize.confirm,
        toForm: prize.toForm,
        required: form.required,
        offline: form.offline,
        close: frame.close,
      }}
    />
  );
}
