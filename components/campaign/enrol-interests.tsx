import type { UseFormRegisterReturn } from "react-hook-form";
import { interestOptions } from "@/lib/campaign/enrolment";
import type { CampaignWords } from "@/lib/campaign/words";

type EnrolInterestsProps = {
  labels: Pick<CampaignWords["form"], "interest" | "interests" | "help">;
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/** Three checkboxes for the visitor's interests; at least one is required. */
export function EnrolInterests({ labels, error, field }: EnrolInterestsProps) {
  return (
    <fieldset aria-describedby={error && "interest-error"}>
      <legend>{labels.interest}</legend>
      {interestOptions.map((option) => (
        <label key={option} className="choice">
          <input
            type="checkbox"
            value={option}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && "interest-error"}
            {...field}
          />
          {labels.interests[option]}
        </label>
      ))}
      {error && (
        <p id="interest-error" className="field-error">
          <span>{error}</span> <span className="block">{labels.help.interest}</span>
        </p>
      )}
    </fieldset>
  );
}
