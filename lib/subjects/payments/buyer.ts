import type { Database } from "../../base/db/types";
import type { DeskLanguage } from "../../base/desk/language";
import { deskRefusal } from "../../base/desk/refusals";
import { languageFacts, type Language } from "../../base/i18n/languages";
import { parsePhone } from "../../base/reference/phone";
import { readAccounts, readContactPhones, readFamilyContacts } from "../identity/queries";
import { languageForPerson } from "../school/school";

/** The family that pays. */
export type Buyer = {
  /** The account with the class points. */
  parentId: number;
  name: string;
  /** The language of its receipts. */
  language: Language;
  /** ISO 3166-1, of its phone or else its language; empty if unknown. */
  country: string;
};

/** Finds the family of an account. @throws ProviderError if it was erased, or is a teacher's */
export async function findBuyer(db: Database, accountId: number, deskLanguage: DeskLanguage): Promise<Buyer> {
  const account = (await readAccounts(db, [accountId])).get(accountId);
  if (!account || account.nickname === "") throw deskRefusal("gone", deskLanguage);
  if (account.kind === "teacher") throw deskRefusal("noPoints", deskLanguage);
  const contact = (await readFamilyContacts(db, [accountId])).get(accountId);
  const phone = (await readContactPhones(db, [accountId])).get(accountId);
  const language = languageForPerson(contact?.language);
  const parentId = account.parentId ?? account.id;
  const parent = (await readAccounts(db, [parentId])).get(parentId);
  return {
    parentId,
    name: parent?.nickname || account.nickname,
    language,
    country: (phone && parsePhone(phone, "")?.region) || languageFacts[language].region || "",
  };
}
