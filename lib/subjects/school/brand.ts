import { minEdgeContrast, minTextContrast } from "../../base/color/contrast";
import { hoverShade, lightShade } from "../../base/color/shades";

/* How the colors of a school replace those of app/brand.css. */

/** The colors of app/brand.css, for what cannot use it: share pictures, the web manifest and mails. */
export const palette = {
  paper: "#fbf7f0",
  ink: "#1d1b18",
  soft: "#5b554c",
  cinnabar: "#b9332b",
  jade: "#1c6b52",
  gold: "#e2a93b",
  night: "#17223b",
  mist: "#e9e2d6",
  white: "#ffffff",
} as const;

/** The darkest light surface of the pages; a color that is readable on it is so on paper and white. */
export const darkestLightSurface = palette.mist;

/** The surfaces of app/brand.css in dark mode. Colors that are readable on the lightest are so on the others. */
export const darkSurfaces = { ground: "#131b2f", surface: "#1b253d", muted: "#27324d" } as const;

export type BrandColors = { mainColor: string; secondColor: string };

/**
 * Returns the style properties that replace the colors of app/brand.css: buttons and marks take the main color, links
 * and focus rings the second one. In dark mode texts take lighter shades (`-on-dark`), and buttons one that stands out
 * from the ground and still carries white text (`-fill`).
 * @param colors readable on `darkestLightSurface`, which the rules of the school's record guarantee; "" keeps a color
 * @returns undefined if all are kept, so that pages have no style attribute
 */
export function brandStyle({ mainColor, secondColor }: BrandColors): Record<string, string> | undefined {
  if (!mainColor && !secondColor) return undefined;
  return {
    ...(mainColor && {
      "--brand-main": mainColor,
      "--brand-main-deep": hoverShade(mainColor),
      "--brand-main-on-dark": lightShade(mainColor, darkSurfaces.muted, minTextContrast),
      ...fillsOnDark(mainColor),
    }),
    ...(secondColor && {
      "--brand-second": secondColor,
      "--brand-second-on-dark": lightShade(secondColor, darkSurfaces.muted, minTextContrast),
    }),
  };
}

/** The fill of a button in dark mode, and the one under the pointer. */
function fillsOnDark(mainColor: string) {
  const fill = lightShade(mainColor, darkSurfaces.ground, minEdgeContrast);
  return { "--brand-main-fill": fill, "--brand-main-fill-deep": hoverShade(fill) };
}
