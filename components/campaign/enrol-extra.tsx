import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from "react-hook-form";
import { type EnrolmentValues, interestOptions } from "@/lib/subjects/campaign/enrolment";
import type { CampaignWords } from "@/lib/subjects/campaign/words";
import { maxLength } from "@/lib/base/contract/fields";
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
    <fieldset className="grid gap-4 rounded-small bg-mist p-4 [--color-soft:#4c463e]">
      <legend className="float-left font-semibold wrap-anywhere">{labels.more}</legend>
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
  labels: Pick<CampaignWords["form"], "interest" | "interests">;
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/** Three checkboxes for the visitor's interests; at least one is required. */
export function EnrolInterests({ labels, error, field }: EnrolInterestsProps) {
  return (
    <fieldset aria-describedby={error && "interest-error"}>
      <legend className="font-semibold wrap-anywhere">{labels.interest}</legend>
      {interestOptions.map((option) => (
        <label
          key={option}
          data-part="choice"
          className="mt-2 flex min-h-[max(48px,2.8em)] cursor-pointer items-center gap-[min(0.75em,3vw)] rounded-small border border-ink/50 bg-white px-[min(0.9em,4vw)] py-[0.3em] font-semibold wrap-anywhere has-checked:border-jade has-checked:bg-[#edf4ef] has-checked:shadow-[inset_0_0_0_1px_var(--color-jade)]"
        >
          <input
            type="checkbox"
            className="size-[1.3em] shrink-0 accent-jade"
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
          {error}
        </p>
      )}
    </fieldset>
  );
}
