import type { OfferCatalogLeaf } from "schema-dts";
import type { Language } from "../../base/i18n/languages";
import { organizationId } from "./json-ld";
import { pageUrl } from "./urls";

/** A price in major units with a decimal point, such as 19.90, and its ISO 4217 currency. */
export type OfferPrice = { price: string; currency: string };

export type PackageOffers = {
  name: string;
  /** Path of the page that lists them. */
  path: string;
  packages: readonly { title: string; offer: OfferPrice; until: string | null }[];
};

/** The packages of class points on sale, in the currency that the page shows first. */
export function packageOffers(language: Language, { name, path, packages }: PackageOffers): OfferCatalogLeaf {
  const url = pageUrl(path, language);
  return {
    "@type": "OfferCatalog",
    name,
    url,
    numberOfItems: packages.length,
    itemListElement: packages.map(({ title, offer, until }) => ({
      "@type": "Offer",
      name: title,
      price: offer.price,
      priceCurrency: offer.currency,
      availability: "https://schema.org/InStock",
      ...(until && { validThrough: until }),
      url,
      seller: { "@id": organizationId() },
    })),
  };
}
