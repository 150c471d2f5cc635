/** Looks shared by links and buttons, so that either can carry them. */
const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-pill px-5 py-2.5 text-center text-base font-semibold transition-colors duration-150";

export const buttonLook = {
  /** The one call to action of a screen. */
  primary: `${shape} bg-cinnabar text-white hover:bg-cinnabar-deep`,
  secondary: `${shape} border border-ink/25 text-ink hover:border-ink/60`,
  /** On night ground. */
  light: `${shape} bg-white text-ink hover:bg-mist`,
  /** Round, for icons. */
  round:
    "inline-flex size-11 items-center justify-center rounded-pill border border-ink/20 bg-white text-ink transition-colors duration-150 hover:border-ink/60 disabled:opacity-40",
} as const;
