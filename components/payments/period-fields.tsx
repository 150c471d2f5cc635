import { useState } from "react";
import { Field } from "@/components/ui/field";

/** Years 2000 to 2099, as the calls accept them: a year that is being typed is left out. */
const isEnteredDay = (day: string): boolean => /^20\d\d-/.test(day);

type Days = { from?: string; to?: string };

/** The days of a statement as they are entered. `period` has those that are complete. */
export function usePeriod() {
  const [entered, setEntered] = useState<Days>({});
  const period: Days = Object.fromEntries(Object.entries(entered).filter(([, day]) => isEnteredDay(day)));
  return { entered, setEntered, period };
}

type PeriodProps = Omit<ReturnType<typeof usePeriod>, "period"> & {
  /** The period that the statement covers. */
  shown: Required<Days>;
  label: (end: keyof Days) => string;
};

/** The first and the last day of a statement. */
export const PeriodFields = ({ entered, setEntered, shown, label }: PeriodProps) =>
  (["from", "to"] as const).map((end) => (
    <Field
      key={end}
      id={`statement-${end}`}
      type="date"
      label={label(end)}
      value={entered[end] ?? shown[end]}
      onChange={({ currentTarget: { value } }) => setEntered({ ...entered, [end]: value })}
    />
  ));
