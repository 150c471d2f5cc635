import { getLocale, getTranslations } from "next-intl/server";
import { chargeTexts } from "@/lib/subjects/school/charges";
import { packagesOnSale } from "@/lib/subjects/points/prices/published";

/** What is charged for estimates on a page in its language, by the currency in which they are shown. */
export async function readCharges(): Promise<Record<string, string>> {
  const t = await getTranslations("prices.charge");
  const priced = packagesOnSale().flatMap(({ prices }) => prices.map(({ currency }) => currency));
  return chargeTexts(priced, await getLocale(), t);
}
