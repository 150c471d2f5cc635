import { getLocale, getTranslations } from "next-intl/server";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { packagesOnSale } from "@/lib/subjects/points/prices/published";
import { createRateTable } from "@/lib/subjects/points/prices/rates";

/** The rates for the prices of a page in its language; undefined for a school without packages. */
export async function readRates(): Promise<RateTable | undefined> {
  const t = await getTranslations("prices");
  return createRateTable(packagesOnSale(), await getLocale(), t("about", { amount: "#" }));
}
