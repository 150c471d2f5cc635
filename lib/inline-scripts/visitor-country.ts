/*
 * Stands behind the international enrollment form and notes on the root element which country the visitor seems to be in
 * (`data-country`, `data-dial-code`). The form starts with that dial code before anybody can type a number under another.
 */
import { formKey } from "../campaign/storage-keys";
import { visitorCountry } from "../reference/visitor-country";

const list = document.currentScript!.dataset.countries!.split("|").map((text) => {
  const [head = "", ...zones] = text.split(" ");
  return { code: head.slice(0, 2), dialCode: head.slice(2), zones };
});

/** Reading them throws where the browser forbids it. */
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
  // A form that was begun keeps the code that was chosen in it.
  if (field && !read(() => sessionStorage[formKey])) field.value = found.dialCode;
}
