import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from "react-hook-form";
import { type EnrolmentValues, interestOptions } from "@/lib/campaign/enrolment";
import type { CampaignWords } from "@/lib/campaign/words";
import { maxLength } from "@/lib/contract/fields";
import { TextField } from "./text-field";

type EnrolExtraProps = {
  labels: CampaignWords["form"];
  register: UseFormRegister<EnrolmentValues>;
  errors: FieldErrors<EnrolmentValues>;
};

/** Optional questions, which an adviser would ask next. */
export function EnrolExtra({ labels, register, errors }: EnrolExtraProps) {
  const extra = { note: labels.optional, maxLength: maxLength.wish, error: undefined };
  return (
    <fieldset className="extra">
      <legend>{labels.more}</legend>
      <TextField
        {...extra}
        label={labels.gpa}
        hint={labels.gpaHint}
        error={errors.gpa?.message}
        inputMode="decimal"
        maxLength={maxLength.number}
        {...register("gpa")}
      />
      <TextField {...extra} label={labels.city} {...register("city")} />
      <TextField {...extra} label={labels.university} {...register("university")} />
      <TextField {...extra} label={labels.major} {...register("major")} />
    </fieldset>
  );
}

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
