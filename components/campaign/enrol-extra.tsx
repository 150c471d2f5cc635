import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { decimalOf } from "@/lib/campaign/digits";
import { isGrade, maxLength, type EnrolmentValues } from "@/lib/campaign/enrolment";
import type { CampaignWords } from "@/lib/campaign/words/type";
import { TextField } from "./text-field";

type EnrolExtraProps = {
  labels: CampaignWords["form"];
  register: UseFormRegister<EnrolmentValues>;
  errors: FieldErrors<EnrolmentValues>;
};

/** What an adviser would ask next; none of it has to be answered. */
export function EnrolExtra({ labels, register, errors }: EnrolExtraProps) {
  const extra = { note: labels.optional, maxLength: maxLength.extra, error: undefined };
  return (
    <fieldset className="extra">
      <legend>{labels.more}</legend>
      <TextField
        {...extra}
        label={labels.gpa}
        hint={labels.gpaHint}
        error={errors.gpa?.message}
        inputMode="decimal"
        maxLength={6}
        onInput={({ currentTarget }) => {
          const grade = decimalOf(currentTarget.value);
          if (grade !== currentTarget.value) currentTarget.value = grade;
        }}
        {...register("gpa", { validate: (value) => isGrade(value) || labels.gpaFormat })}
      />
      <TextField {...extra} label={labels.city} {...register("city")} />
      <TextField {...extra} label={labels.university} {...register("university")} />
      <TextField {...extra} label={labels.major} {...register("major")} />
    </fieldset>
  );
}
