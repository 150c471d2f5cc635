import { getLocale, getTranslations } from "next-intl/server";
import type { RateTable } from "@/lib/prices/convert";
import { packagesOnSale } from "@/lib/prices/published";
import { createRateTable } from "@/lib/prices/rates";

/** The rates for the prices of a page in its language; undefined for a school without packages. */
export async function readRates(): Promise<RateTable | undefined> {
  const t = await getTranslations("prices");
  return createRateTable(packagesOnSale(), await getLocale(), t("about", { amount: "#" }));
}
