import { fill } from "@/components/ui/fill";
import type { Family } from "./use-family";

export type ChooseLabels = {
  forWhom: string;
  /** With `{name}`: of who has applied already. */
  has: string;
  /** With `{name}`: of whom no seat is for, as that of another of the family is. */
  full: string;
};

/** A parent says for which student; who has a seat already cannot be chosen again, nor who would take one that is held for a sister. */
export function ChooseStudent({ family, labels }: { family: Family; labels: ChooseLabels }) {
  return (
    <fieldset className="apply-family">
      <legend className="font-semibold">{labels.forWhom}</legend>
      {family.students.map(({ id, nickname, applied, full }) => (
        <label key={id} className="field-check">
          <input
            type="radio"
            name="student"
            disabled={applied || full}
            checked={family.chosen?.id === id}
            onChange={() => family.choose(id)}
          />
          {applied
            ? fill(labels.has, { name: nickname })
            : full
              ? fill(labels.full, { name: nickname })
              : nickname}
        </label>
      ))}
    </fieldset>
  );
}
