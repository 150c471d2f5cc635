import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { EnrolmentValues } from "@/lib/subjects/campaign/enrolment";
import type { CampaignWords } from "@/lib/subjects/campaign/words";
import { maxLength } from "@/lib/base/contract/fields";

type EnrolExtraProps = {
  labels: CampaignWords["form"];
  register: UseFormRegister<EnrolmentValues>;
  errors: FieldErrors<EnrolmentValues>;
};

/** Optional questions, which an adviser would ask next. */
export function EnrolExtra({ labels, register, errors }: EnrolExtraProps) {
  const extra = { note: labels.optional, maxLength: maxLength.wish };
  return (
    <fieldset className="grid gap-4 rounded-small bg-mist p-4 [--color-soft:#4c463e]">
      <legend className="float-left font-semibold wrap-anywhere">{labels.more}</legend>
      <Field
        {...extra}
        id="field-gpa"
        label={labels.gpa}
        hint={labels.gpaHint}
        error={errors.gpa?.message}
        inputMode="decimal"
        maxLength={maxLength.number}
        {...register("gpa")}
      />
      <Field {...extra} id="field-city" label={labels.city} {...register("city")} />
      <Field {...extra} id="field-university" label={labels.university} {...register("university")} />
      <Field {...extra} id="field-major" label={labels.major} {...register("major")} />
    </fieldset>
  );
}
