import { contrast, minTextContrast, toLinearRgb } from "./contrast";

/* Shades of a color in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab), where equal steps of lightness look equal. */

type Oklch = { lightness: number; chroma: number; hue: number };

function toOklch(color: string): Oklch {
  const [red, green, blue] = toLinearRgb(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Red, green and blue in linear light; outside of 0 to 1 if no screen can show the color. */
function toRgb({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isVisible = (rgb: number[]) => rgb.every((value) => value >= -1e-4 && value <= 1.0001);

/** Writes a color, with less chroma if screens cannot show it. */
function toHex(color: Oklch): string {
  let { chroma } = color;
  while (chroma > 0.001 && !isVisible(toRgb({ ...color, chroma }))) chroma *= 0.97;
  const digits = toRgb({ ...color, chroma }).map((value) => {
    const linear = Math.min(1, Math.max(0, value));
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** Steps of lightness that are tried for a readable shade. */
const steps = 400;

/** Returns the lightest shade of a color, not lighter than itself, that is readable as text on a light ground. */
export function readableShade(color: string, ground: string): string {
  const base = toOklch(color);
  for (let step = 0; step < steps; step++) {
    const shade = step === 0 ? color : toHex({ ...base, lightness: base.lightness * (1 - step / steps) });
    if (contrast(shade, ground) >= minTextContrast) return shade;
  }
  return "#000000";
}

/**
 * Returns the darkest shade of a color, not darker than itself, with a contrast to a dark ground.
 * @param minContrast at most that of white
 */
export function lightShade(color: string, darkGround: string, minContrast: number): string {
  const base = toOklch(color);
  for (let step = 0; step < steps; step++) {
    const lightness = base.lightness + ((1 - base.lightness) * step) / steps;
    const shade = step === 0 ? color : toHex({ ...base, lightness });
    if (contrast(shade, darkGround) >= minContrast) return shade;
  }
  return "#ffffff";
}

/** Change of lightness between a button and the same button under the pointer. */
const hoverStep = -0.08;
/** Below this lightness a darker shade is hardly seen, so the pointer makes a button lighter. */
const darkLightness = 0.3;
const darkHoverStep = 0.17;

/** Returns the shade of a readable color for the state under the pointer, which is as readable. */
export function hoverShade(color: string): string {
  const base = toOklch(color);
  const step = base.lightness < darkLightness ? darkHoverStep : hoverStep;
  return toHex({ ...base, lightness: base.lightness + step });
}
