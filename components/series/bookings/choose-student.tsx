import { useTranslations } from "next-intl";
import type { BookingFamily } from "./use-family";

/** Lets a parent choose the student. Students with a seat, and those for whom no seat is left, are disabled. */
export function ChooseStudent({ family }: { family: BookingFamily }) {
  const t = useTranslations("apply.student");
  return (
    <fieldset>
      <legend className="font-semibold">{t("forWhom")}</legend>
      {family.students.map(({ id, nickname, applied, full }) => (
        <label key={id} className="field-check">
          <input
            type="radio"
            name="student"
            disabled={applied || full}
            checked={family.chosen?.id === id}
            onChange={() => family.choose(id)}
          />
          {applied ? t("has", { name: nickname }) : full ? t("full", { name: nickname }) : nickname}
        </label>
      ))}
    </fieldset>
  );
}
