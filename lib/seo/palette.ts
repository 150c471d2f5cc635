/** The brand's colors for share pictures and the web manifest, which cannot use app/brand.css. */
export const palette = {
  paper: "#fbf7f0",
  ink: "#1d1b18",
  soft: "#5b554c",
  cinnabar: "#b9332b",
  gold: "#e2a93b",
  night: "#17223b",
  mist: "#e9e2d6",
  white: "#ffffff",
} as const;
