import type { Language } from "../../base/i18n/languages";
import { legalName, pickText, school } from "../school/school";
import type { Issuer, IssuerKey } from "./payment";

/** The legal entities that the school's facts name, the first by default: the company, and its own one in Vietnam. */
export function listIssuers(language: Language): ({ key: IssuerKey } & Issuer)[] {
  const { offices, vietnamLegalName, vietnamAddress, vietnamTaxCode } = school();
  const address = pickText(offices[0]?.address ?? {}, language);
  const company = { key: "company", name: legalName(language), address, taxCode: "" } as const;
  if (vietnamLegalName === "") return [company];
  const vietnam = { name: vietnamLegalName, address: vietnamAddress, taxCode: vietnamTaxCode };
  return [company, { key: "vietnam", ...vietnam }];
}

/** The issuer's facts for a receipt; those of the company if the school has no such entity any more. */
export function findIssuer(wanted: IssuerKey, language: Language): { issuerKey: IssuerKey; issuer: Issuer } {
  const issuers = listIssuers(language);
  const found = issuers.find(({ key }) => key === wanted) ?? issuers[0];
  if (!found) throw new Error("a school has at least one legal entity");
  const { key: issuerKey, ...issuer } = found;
  return { issuerKey, issuer };
}
