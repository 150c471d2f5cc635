/*
 * Placed behind the international enrolment form. Marks the root element with the visitor's likely country
 * (`data-country`, `data-dial-code`) and preselects its dial code before the visitor can type a number.
 */
import { unscopedKey } from "../../subjects/campaign/storage-keys";
import { draftPrefix } from "../../base/session/draft-prefix";
import { visitorCountry } from "../../base/reference/visitor-country";

const list = document.currentScript!.dataset.countries!.split("|").map((text) => {
  const [head = "", ...zones] = text.split(" ");
  return { code: head.slice(0, 2), dialCode: head.slice(2), zones };
});

/** Reading cookies or storage throws if the browser forbids it. */
function read(text: () => string | undefined): string {
  try {
    return text() ?? "";
  } catch {
    return "";
  }
}

const chosen = read(() => /(?:^|; )locale=([-A-Za-z]+)/.exec(document.cookie)?.[1]);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const found = visitorCountry(list, timeZone, [chosen, ...navigator.languages]);
if (found) {
  const { dataset } = document.documentElement;
  dataset.country = found.code;
  dataset.dialCode = found.dialCode;
  const field = document.querySelector<HTMLInputElement>("input[name=phoneCode]");
  // The form's script restores a draft with its own dial code, or corrects the code if the draft is another region's.
  const start = draftPrefix(dataset.account ?? "");
  const hasDraft = read(() =>
    Object.keys(sessionStorage).find(
      (key) => key.startsWith(unscopedKey("form")) && String(sessionStorage[key]).startsWith(start),
    ),
  );
  if (field && !hasDraft) field.value = found.dialCode;
}
