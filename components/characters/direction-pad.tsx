import { useTranslations } from "next-intl";
import { directions, type Direction } from "@/lib/subjects/characters/stroke-direction";

const degrees: Record<Direction, number> = { right: 0, down: 90, downLeft: 135, downRight: 45, upRight: -45 };

type DirectionPadProps = {
  label: string;
  /** Whether the buttons show arrows only. */
  isSmall: boolean;
  onChoose: (direction: Direction) => void;
};

/** Writes without a pointer: the visitor chooses where the next stroke starts to go. */
export function DirectionPad({ label, isSmall, onChoose }: DirectionPadProps) {
  const t = useTranslations("characters");
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          onClick={() => onChoose(direction)}
          aria-label={isSmall ? t(`directions.${direction}`) : undefined}
          className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-small border border-ink/50 bg-surface px-2"
        >
          <svg
            aria-hidden
            viewBox="0 0 24 24"
            width={18}
            className="icon"
            style={{ rotate: `${degrees[direction]}deg` }}
          >
            <path d="M4 12h16m-6-6 6 6-6 6" />
          </svg>
          {!isSmall && <span className="text-label">{t(`directions.${direction}`)}</span>}
        </button>
      ))}
    </div>
  );
}
