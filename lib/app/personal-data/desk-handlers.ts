import { database } from "../../base/db/connect";
import { toJsonFile } from "../../engines/calls/file";
import { findAccount } from "../../subjects/people/desk/detail";
import type { DeskHandlers } from "../../subjects/staff/context";
import { writeAuditLog } from "./audit";
import type { personalDataCalls } from "./desk-calls";
import { eraseAccountData } from "./erase";
import { readPersonalData } from "./export";

export const personalDataHandlers: DeskHandlers<typeof personalDataCalls> = {
  "people/erase": async ({ id }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      await findAccount(tx, id, language);
      await eraseAccountData(tx, id);
      await writeAuditLog(tx, self.id, "erased-account", `#${id}`);
      return {};
    }),

  "people/copy": async ({ id }, { self, language }) => {
    const db = await database();
    const data = await readPersonalData(db, await findAccount(db, id, language));
    await writeAuditLog(db, self.id, "copied-account", `#${id}`);
    return toJsonFile(`person-${id}.json`, data);
  },
};
