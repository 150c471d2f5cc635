import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import type { Values } from "@/lib/engines/content/form-values";
import { CheckLabel } from "../check-label";

/** From Monday to Sunday. */
export const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const;

type WeekdaysFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
};

/** Checkboxes for days of the week, from Monday; the value of Sunday is 0. */
export function WeekdaysField({ id, name, label, hint, error }: WeekdaysFieldProps) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  return (
    <fieldset aria-describedby={describedByIds({ id, hint, error })}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {isoWeekdays.map((weekday) => (
          <CheckLabel key={weekday} value={String(weekday % 7)} {...register(name)}>
            {t(`lessons.days.${weekday}`)}
          </CheckLabel>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
