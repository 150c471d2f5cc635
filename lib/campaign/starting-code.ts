import { defaultPhoneCodes, type Region } from "./region";

/**
 * The dial code that a phone field of a region starts with (spec section 9). International visitors start with that of
 * the country they seem to be in; what the specification names stays for those of whom nothing is known.
 */
export function startingCode(region: Region): string {
  const known = region === "en" ? document.documentElement.dataset.dialCode : undefined;
  return known ?? defaultPhoneCodes[region];
}
