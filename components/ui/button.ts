/** Class names of buttons, for `<button>` and `<a>`. */
export const buttonClasses = {
  /** The call to action; one per screen. */
  primary: "btn btn-primary",
  secondary: "btn btn-secondary",
  /** For a dark background. */
  light: "btn btn-light",
  /** For a single icon. */
  round: "btn-round",
} as const;
