import "server-only";
import { codes } from "../../base/contract/codes";
import { fallbackLanguage } from "../../base/i18n/languages";
import { appTypes } from "../../base/links/qr";
import { readCall } from "./read-call";

export type AppName = keyof typeof appTypes;

const appNames = Object.keys(appTypes) as AppName[];

/** Lists the apps that the school has. An app counts as available while the provider does not answer. */
export async function availableApps(): Promise<AppName[]> {
  const results = await Promise.all(
    appNames.map((name) => readCall("appDownload", { type: appTypes[name] }, fallbackLanguage)),
  );
  return appNames.filter((_, index) => {
    const result = results[index];
    return !(result && "code" in result && result.code === codes.notFound.code);
  });
}
