/*
 * Stands behind the offers of a campaign page (components/campaign/own-campaign) and shows the one in the visitor's
 * language where the address names no region: a mistyped link speaks the language of the fallback. Pages are the same for
 * everyone, so the choice is made here.
 */
import { regionOf } from "../campaign/region";

/** Reading cookies throws where the browser forbids them. */
function chosenLanguage(): string | undefined {
  try {
    return /(?:^|; )locale=([-A-Za-z]+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/** The site's language for a BCP 47 tag. Chinese is told apart by its script, and only then by its region. */
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
// Only an address without a region falls back to what is asked for.
if (regionOf(pathname, "vn") !== regionOf(pathname, "en")) {
  const tags = [chosenLanguage() ?? "", ...navigator.languages];
  const language = tags.map(siteLanguage).find(Boolean) ?? "en-US";
  document.querySelector(`[data-own-campaign][lang="${language}"]`)?.removeAttribute("hidden");
}
