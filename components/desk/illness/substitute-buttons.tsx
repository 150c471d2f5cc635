import { useTranslations } from "next-intl";
import { Small } from "../small";
import type { Substitute } from "./ill-lessons";
import { SmallButton } from "../small-button";

/** The most substitutes that have a button; the others are in the dialog. */
const maxButtons = 3;

type SubstituteButtonsProps = {
  substitutes: readonly Substitute[];
  isDisabled: boolean;
  /** Adds what a button gives away to its text, for screen readers. */
  toLabel: (button: string) => string;
  onChoose: (substitute: Substitute) => void;
};

/** The most suitable substitutes, each with what does not suit. */
export function SubstituteButtons({ substitutes, isDisabled, toLabel, onChoose }: SubstituteButtonsProps) {
  const t = useTranslations("desk.illness");
  return substitutes.slice(0, maxButtons).map((substitute) => {
    const { id, name, teaches_kind: teachesKind, speaks } = substitute;
    const notes = [!teachesKind && t("otherKind"), !speaks && t("otherLanguage")].filter(Boolean);
    const note = notes.join(" · ");
    return (
      <SmallButton
        key={id}
        disabled={isDisabled}
        aria-label={toLabel([t("giveTo", { name }), note].filter(Boolean).join(" "))}
        onClick={() => onChoose(substitute)}
      >
        {t("giveTo", { name })} {note && <Small className="block font-normal">{note}</Small>}
      </SmallButton>
    );
  });
}
