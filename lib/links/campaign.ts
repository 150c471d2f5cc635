import type { Language } from "../i18n/languages";

/** The campaign page a reader of a language is sent to: Vietnam's, Indonesia's, or the international one. */
export function campaignPath(language: Language): string {
  if (language === "vi-VN") return "/study-abroad/vn";
  if (language === "id-ID") return "/study-abroad/id";
  return "/study-abroad/en";
}
