import type { peopleCalls } from "./desk-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { languageForPerson } from "../school/school";
import { createLink } from "../identity/account-links";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { teachers } from "../teachers/tables";
import { familyHandlers } from "./families/desk-handlers";
import { importHandlers } from "./imports/desk-handlers";
import { findAccount, showAccount } from "./desk/detail";
import { listAccounts } from "./desk/list";
import { messengerHandlers } from "./desk/messenger-handlers";
import { pointHandlers } from "./desk/point-handlers";
import { studentHandlers } from "./desk/student-handlers";
import { writeAuditLog } from "./audit";
import { compareByName } from "../staff/compare-by-name";
import type { DeskHandlers } from "../staff/context";

export const peopleHandlers: DeskHandlers<typeof peopleCalls> = {
  ...studentHandlers,
  ...messengerHandlers,
  ...familyHandlers,
  ...importHandlers,

  "people/list": async (request, { language }) => listAccounts(await database(), request, language),

  "people/show": async ({ id }, context) => showAccount(await database(), id, context),

  ...pointHandlers,

  "people/link": async ({ id: fields }, { self, language, now }) =>
    (await database()).transaction(async (tx) => {
      const account = await findAccount(tx, fields, language);
      const { id, email, language: storedLanguage, awaitsAcceptance } = account;
      if (email === null || awaitsAcceptance) throw deskRefusal("noLogin", language);
      const linkLanguage = languageForPerson(storedLanguage);
      await writeAuditLog(tx, self.id, "account-link", `#${id}`);
      return { link: await createLink(tx, { id, email }, "password", linkLanguage, now) };
    }),

  "people/teachers": async (_, { language }) => {
    const rows = await (await database()).select().from(teachers);
    const rowsByName = rows.map(({ id, nickname }) => ({ id, name: localize(nickname, language) }));
    return { teachers: rowsByName.toSorted(compareByName(language)) };
  },
};
