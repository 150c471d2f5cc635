import type { Region as Country } from "../reference/regions";
import { visitorCountry } from "../reference/visitor-country";
import { localStore } from "../storage/browser-storage";
import { ownTimeZone } from "../i18n/own-time-zone";

/** How long a form waits for the list, in milliseconds, before it starts with what the specification names. */
const longestWaitMs = 4000;

/**
 * Notes on the root element which country the visitor seems to be in, as the enrollment page has it from its inline
 * script (lib/inline-scripts/visitor-country). Without an answer in time nothing is known.
 */
export async function loadVisitorCountry(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.dialCode) return;
  try {
    const response = await fetch("/api/regions", { signal: AbortSignal.timeout(longestWaitMs) });
    if (!response.ok) return;
    const list = (await response.json()) as Country[];
    const languages = [localStore.read("locale") ?? "", ...navigator.languages];
    const found = visitorCountry(list, ownTimeZone(), languages);
    if (!found) return;
    dataset.country = found.code;
    dataset.dialCode = found.dialCode;
  } catch {
    // The line is gone, or too slow.
  }
}
