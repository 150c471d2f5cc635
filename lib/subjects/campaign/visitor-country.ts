import type { CountryOrRegion as Country } from "../../base/reference/regions";
import { visitorCountry } from "../../base/reference/visitor-country";
import { localStore } from "../../base/storage/browser-storage";
import { readBrowserTimeZone } from "../../base/i18n/browser-time-zone";

/** How long a form waits for the list of countries, in milliseconds, before it uses the default phone code. */
const timeoutMs = 4000;

/**
 * Detects the visitor's country and writes it to attributes of the root element, as the inline script of the enrolment page
 * does (lib/app/inline-scripts/visitor-country). Without a response in time they are not set.
 */
export async function loadVisitorCountry(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.dialCode) return;
  try {
    const response = await fetch("/api/regions", { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return;
    const list = (await response.json()) as Country[];
    const languages = [localStore.read("locale") ?? "", ...navigator.languages];
    const found = visitorCountry(list, readBrowserTimeZone(), languages);
    if (!found) return;
    dataset.country = found.code;
    dataset.dialCode = found.dialCode;
  } catch {
    // Offline or too slow: the country stays unknown.
  }
}
