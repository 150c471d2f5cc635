import { asc, getTableColumns, inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { deleteLinks } from "./account-links";
import { endLogins } from "./commands";
import { forgetNetworks } from "./known-networks";
import { accountLinks, accounts, tokens } from "./tables";

const erasedFields = {
  email: null,
  passwordHash: null,
  emailConfirmedAt: null,
  language: null,
  timeZone: null,
  messenger: null,
  messengerContact: null,
  nickname: "",
  avatar: "",
  phone: null,
  awaitsAcceptance: false,
  birthYear: null,
  consentAt: null,
};

/** Accounts stay without what names a person, because seats and points refer to them; logins and links go. */
export const accountData: PersonalData = {
  read: async (db, { accountIds }) => {
    const {
      passwordHash: _password,
      search: _search,
      sortKey: _key,
      pinyinKey: _pinyin,
      ...columns
    } = getTableColumns(accounts);
    const { hash: _token, id: _session, ...loginColumns } = getTableColumns(tokens);
    const { hash: _link, ...linkColumns } = getTableColumns(accountLinks);
    return {
      accounts: await db
        .select(columns)
        .from(accounts)
        .where(inArray(accounts.id, accountIds))
        .orderBy(asc(accounts.id)),
      logins: await db.select(loginColumns).from(tokens).where(inArray(tokens.accountId, accountIds)),
      mailed_links: await db
        .select(linkColumns)
        .from(accountLinks)
        .where(inArray(accountLinks.accountId, accountIds)),
    };
  },
  erase: async (tx, { accountIds, emails }) => {
    for (const email of emails) await forgetNetworks(tx, { kind: "member", email });
    await tx.update(accounts).set(erasedFields).where(inArray(accounts.id, accountIds));
    for (const id of accountIds) {
      await endLogins(tx, id);
      await deleteLinks(tx, id);
    }
  },
};
