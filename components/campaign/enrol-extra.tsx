import { useTranslations } from "next-intl";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { EnrolmentValues } from "@/lib/subjects/campaign/enrolment";
import { maxLength } from "@/lib/base/contract/fields";

type EnrolExtraProps = {
  register: UseFormRegister<EnrolmentValues>;
  errors: FieldErrors<EnrolmentValues>;
};

/** Optional questions, which an adviser would ask next. */
export function EnrolExtra({ register, errors }: EnrolExtraProps) {
  const t = useTranslations("campaign.form");
  const extra = { note: t("optional"), maxLength: maxLength.wish };
  return (
    <fieldset className="grid gap-4 rounded-small bg-muted p-4 [--color-soft:var(--color-ink)]">
      <legend className="float-left font-semibold wrap-anywhere">{t("more")}</legend>
      <Field
        {...extra}
        id="field-gpa"
        label={t("gpa")}
        hint={t("gpaHint")}
        error={errors.gpa?.message}
        inputMode="decimal"
        maxLength={maxLength.number}
        {...register("gpa")}
      />
      <Field {...extra} id="field-city" label={t("city")} {...register("city")} />
      <Field {...extra} id="field-university" label={t("university")} {...register("university")} />
      <Field {...extra} id="field-major" label={t("major")} {...register("major")} />
    </fieldset>
  );
}
