/*
 * Placed behind the offers of a campaign page (components/campaign/campaign-suggestions). If the address names no region,
 * the page is in the fallback language, and this script shows the offer in the visitor's language. Cached pages are the
 * same for all visitors, so the choice must be made in the browser. `data-languages` has the codes of the site's languages,
 * the fallback language first.
 */
import { regionOf } from "../../base/reference/campaign-regions";

/** Reading cookies throws if the browser forbids them. */
function chosenLanguage(): string | undefined {
  try {
    return /(?:^|; )locale=([-A-Za-z]+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

const codes = document.currentScript!.dataset.languages!.split(" ");

/** What readers can read, and their region. All who write Chinese can read it in their script; Macau is like Hong Kong. */
function parseTag(tag: string): [written: string, region: string] {
  const { language, script, region = "" } = new Intl.Locale(tag).maximize();
  return [/^Han[st]$/.test(script!) ? script! : language, region.replace("MO", "HK")];
}

/** Maps a BCP 47 tag to a site language: the one of its region, else the last in the same writing. */
function siteLanguage(tag: string): string | undefined {
  try {
    const [written, region] = parseTag(tag);
    const readable = codes.filter((code) => parseTag(code)[0] === written);
    return readable.find((code) => parseTag(code)[1] === region) ?? readable.at(-1);
  } catch {
    return undefined;
  }
}

const { pathname } = location;
// The results differ only if the address has no region, because then each is the given fallback.
if (regionOf(pathname, "vn") !== regionOf(pathname, "en")) {
  const tags = [chosenLanguage() ?? "", ...navigator.languages];
  const language = tags.map(siteLanguage).find(Boolean) ?? codes[0];
  document.querySelector(`[data-own-campaign][lang="${language}"]`)?.removeAttribute("hidden");
}
