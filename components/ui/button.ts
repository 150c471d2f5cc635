/** Looks shared by links and buttons, so that either can carry them. */
export const buttonLook = {
  /** The one call to action of a screen. */
  primary: "btn btn-primary",
  secondary: "btn btn-secondary",
  /** On night ground. */
  light: "btn btn-light",
  /** Round, for icons. */
  round: "btn-round",
} as const;
