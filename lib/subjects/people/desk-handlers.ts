import { desc, eq } from "drizzle-orm";
import type { peopleCalls } from "./desk-calls";
import type { RequestOf } from "../../base/contract/call";
import { deskRefusal } from "../../base/desk/refusals";
import { languageForPerson } from "../school/school";
import { createLink } from "../identity/account-links";
import { changePoints } from "../points/points";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { accounts } from "../identity/tables";
import { pointLedger } from "../points/tables";
import { teachers } from "../teachers/tables";
import type { Database } from "../../base/db/types";
import { withIdempotency } from "../../engines/calls/idempotency";
import { findParentId, findAccount, showAccount } from "./desk/detail";
import { listAccounts } from "./desk/list";
import { studentHandlers } from "./desk/student-handlers";
import { writeAuditLog } from "./audit";
import { compareByName } from "../staff/compare-by-name";
import type { DeskHandlers, StaffContext } from "../staff/context";
import { mayEnterPoints } from "../staff/may-enter-points";

export const peopleHandlers: DeskHandlers<typeof peopleCalls> = {
  ...studentHandlers,

  "people/list": async (request, { language }) => listAccounts(await database(), request, language),

  "people/show": async ({ id }, context) => showAccount(await database(), id, context),

  "people/points": async (request, context) => {
    const db = await database();
    const { self, language } = context;
    if (!mayEnterPoints(self)) throw deskRefusal("notYours", language);
    const { key, seen: _newestLine, ...fields } = request;
    const idempotentRequest = {
      scope: `staff:${self.id}`,
      key,
      call: "people/points",
      request: fields,
      language,
    } as const;
    const { saved } = await db.transaction((tx) =>
      withIdempotency(tx, idempotentRequest, async () => ({
        saved: await adjustPoints(tx, request, context),
      })),
    );
    return { saved, account: await showAccount(db, request.id, context) };
  },

  "people/link": async ({ id: fields }, { self, language, now }) =>
    (await database()).transaction(async (tx) => {
      const { id, email, language: storedLanguage } = await findAccount(tx, fields, language);
      if (email === null) throw deskRefusal("noLogin", language);
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

/** @returns false, without a change, if the ledger has a newer line than the request's `seen`. */
async function adjustPoints(
  tx: Database,
  { id, change, reason: note, seen: newestSeen }: RequestOf<typeof peopleCalls, "people/points">,
  { self, language }: StaffContext,
): Promise<boolean> {
  const parentId = findParentId(await findAccount(tx, id, language));
  if (parentId === undefined) throw deskRefusal("noPoints", language);
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, parentId)).for("update");
  const [newest] = await tx
    .select({ id: pointLedger.id })
    .from(pointLedger)
    .where(eq(pointLedger.accountId, parentId))
    .orderBy(desc(pointLedger.id))
    .limit(1);
  if ((newest?.id ?? 0) !== newestSeen) return false;
  const cause = { reason: "operator", note, staffId: self.id } as const;
  const { after } = await changePoints(tx, parentId, change, cause);
  if (after === undefined)
    throw deskRefusal(change < 0 ? "tooFewPoints" : "tooManyPoints", language, "change");
  await writeAuditLog(tx, self.id, "points", `#${id}: ${change > 0 ? "+" : ""}${change}`);
  return true;
}
