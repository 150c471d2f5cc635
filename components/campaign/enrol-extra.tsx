import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { EnrolmentValues } from "@/lib/campaign/enrolment";
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
