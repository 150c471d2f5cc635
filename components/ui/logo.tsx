type LogoProps = {
  className?: string;
  /** `seal` for cinnabar, `text` for the color of the surrounding text where cinnabar lacks contrast. */
  tone?: "seal" | "text";
};

/**
 * The logo: a seal with a bridge and water cut out of it, so that one drawing works on light and dark backgrounds.
 * Hidden from screen readers, because the name is always beside it.
 */
export function Logo({ className = "size-10", tone = "seal" }: LogoProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 64 64"
      fill="currentColor"
      fillRule="evenodd"
      className={tone === "seal" ? `text-cinnabar ${className}` : className}
    >
      <path d={SEAL + RAIL + BRIDGE_WITH_TAIL + WATER} />
    </svg>
  );
}

const SEAL = "M14 0H50A14 14 0 0 1 64 14V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0z";
const RAIL = "M8 26C21 25 21 11 32 11S43 25 56 26V30.4C43 29.4 43 15.4 32 15.4S21 29.4 8 30.4z";
const BRIDGE_WITH_TAIL =
  "M8 42V35.5C21 34.5 21 20.5 32 20.5S43 34.5 56 35.5V42H42A10 10 0 0 0 22 42L12 52V42z";
const WATER = "M26 47.5H56V51.5H26z";
