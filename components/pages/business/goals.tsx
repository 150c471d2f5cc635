import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import { companyGoals } from "@/lib/base/contract/company";

type GoalsProps = { error: string | undefined; field: UseFormRegisterReturn };

/** Checkboxes for what a team needs Chinese for; at least one is required. */
export function Goals({ error, field }: GoalsProps) {
  const t = useTranslations("business.form");
  const id = "goals";
  return (
    <fieldset aria-describedby={describedByIds({ id, hint: t("goalsHint"), error })}>
      <legend className="font-semibold">{t("goals")}</legend>
      <FieldNotes id={id} hint={t("goalsHint")} />
      {companyGoals.map((goal) => (
        <label key={goal} className="field-check">
          <input
            type="checkbox"
            value={goal}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && "goals-error"}
            {...field}
          />
          {t(`goalNames.${goal}`)}
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
