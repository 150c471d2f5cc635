/*
 * Placed behind the offers of a campaign page (components/campaign/campaign-suggestions). If the address names no region,
 * the page is in the fallback language, and this script shows the offer in the visitor's language. Cached pages are the
 * same for all visitors, so the choice must be made in the browser.
 */
import { regionOf } from "../reference/campaign-regions";

/** Reading cookies throws if the browser forbids them. */
function chosenLanguage(): string | undefined {
  try {
    return /(?:^|; )locale=([-A-Za-z]+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/** Maps a BCP 47 tag to a site language. Chinese is chosen by script first and region second. */
function siteLanguage(tag: string): string | undefined {
  try {
    const { language, script, region = "" } = new Intl.Locale(tag).maximize();
    if (script === "Hans") return "zh-CN";
    if (script === "Hant") return /HK|MO/.test(region) ? "zh-HK" : "zh-TW";
    return { vi: "vi-VN", id: "id-ID", ko: "ko-KR", en: "en-US" }[language];
  } catch {
    return undefined;
  }
}

const { pathname } = location;
// The results differ only if the address has no region, because then each is the given fallback.
if (regionOf(pathname, "vn") !== regionOf(pathname, "en")) {
  const tags = [chosenLanguage() ?? "", ...navigator.languages];
  const language = tags.map(siteLanguage).find(Boolean) ?? "en-US";
  document.querySelector(`[data-own-campaign][lang="${language}"]`)?.removeAttribute("hidden");
}
