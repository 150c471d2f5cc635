/**
 * Looks shared by links and buttons, so that either can carry them. They are classes of globals.css, not
 * strings of utilities: each use stands twice in a page, in the HTML and in the data React starts from.
 */
export const buttonLook = {
  /** The one call to action of a screen. */
  primary: "btn btn-primary",
  secondary: "btn btn-secondary",
  /** On night ground. */
  light: "btn btn-light",
  /** Round, for icons. */
  round: "btn-round",
} as const;
