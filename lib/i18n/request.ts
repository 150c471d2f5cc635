import { getRequestConfig } from "next-intl/server";
import { locale as localeParam } from "next/root-params";
import { fallbackLanguage, isLanguage } from "./languages";

export default getRequestConfig(async ({ locale: asked }) => {
  const candidate = asked ?? (await localeParam());
  const locale = isLanguage(candidate) ? candidate : fallbackLanguage;
  const messages = (await import(`../../messages/${locale}.json`)).default;
  return { locale, messages, timeZone: "Asia/Shanghai" };
});
