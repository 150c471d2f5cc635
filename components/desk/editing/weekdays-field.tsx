import { useFormContext } from "react-hook-form";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import type { Values } from "@/lib/engines/content/form-values";
import { CheckLabel } from "../check-label";
import { useWords } from "../words";

type WeekdaysFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
};

/** Checkboxes for days of the week, from Monday; the value of Sunday is 0. */
export function WeekdaysField({ id, name, label, hint, error }: WeekdaysFieldProps) {
  const { days } = useWords("content").lessons;
  const { register } = useFormContext<Values>();
  return (
    <fieldset aria-describedby={describedByIds({ id, hint, error })}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {days.map((text, index) => (
          <CheckLabel key={text} value={String((index + 1) % 7)} {...register(name)}>
            {text}
          </CheckLabel>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
