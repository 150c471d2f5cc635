import { fill } from "@/components/ui/fill";
import type { Family } from "./use-family";

export type ChooseLabels = {
  forWhom: string;
  /** With `{name}`: of who has applied already. */
  has: string;
};

/** A parent says for which student; who has a seat already cannot be chosen again. */
export function ChooseStudent({ family, labels }: { family: Family; labels: ChooseLabels }) {
  return (
    <fieldset className="apply-family">
      <legend className="font-semibold">{labels.forWhom}</legend>
      {family.students.map(({ id, nickname, applied }) => (
        <label key={id} className="field-check">
          <input
            type="radio"
            name="student"
            disabled={applied}
            checked={family.chosen?.id === id}
            onChange={() => family.choose(id)}
          />
          {applied ? fill(labels.has, { name: nickname }) : nickname}
        </label>
      ))}
    </fieldset>
  );
}
