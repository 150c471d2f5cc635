import { fill } from "@/components/ui/fill";
import { campaignWords, seasons } from "@/lib/campaign/content";
import { campaignPaths } from "@/lib/paths";
import { defaultPhoneCodes, type Region } from "@/lib/campaign/region";
import { PrizeButton } from "./prize-button";

/** The floating way to the prize. */
export function Prize({ region }: { region: Region }) {
  const { prize, form, frame } = campaignWords[region];
  return (
    <PrizeButton
      button={fill(prize.button, { worth: seasons[region].prizeWorth })}
      title={prize.title}
      defaultCode={defaultPhoneCodes[region]}
      prizePath={campaignPaths.prize(region)}
      enrolPath={campaignPaths.enroll(region)}
      labels={{
        phone: form.phone,
        code: form.code,
        number: form.number,
        numberHint: form.numberHint,
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
