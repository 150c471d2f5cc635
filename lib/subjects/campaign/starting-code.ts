import { defaultPhoneCodes, type Region } from "../../base/reference/campaign-regions";

/**
 * The preselected phone code of a region's forms (spec section 9). For international visitors it is that of their detected
 * country, otherwise the default of the specification.
 */
export function startingCode(region: Region): string {
  const known = region === "en" ? document.documentElement.dataset.dialCode : undefined;
  return known ?? defaultPhoneCodes[region];
}
