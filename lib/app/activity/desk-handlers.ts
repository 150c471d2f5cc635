import { database } from "../../base/db/connect";
import { listAuditLines } from "../../subjects/staff/log";
import type { DeskHandlers } from "../../subjects/staff/context";
import type { activityCalls } from "./desk-calls";
import { nameSubjects } from "./names";

/** Log lines per page. */
const logPage = 50;

export const activityHandlers: DeskHandlers<typeof activityCalls> = {
  "staff/log": async ({ before }, { self, language }) => {
    const db = await database();
    const rows = await listAuditLines(db, { before, limit: logPage + 1 });
    const page = rows.slice(0, logPage);
    const named = await nameSubjects(db, page, { language, role: self.role });
    const lines = page.map(({ id, at, act, subject, note, who }, index) => {
      const known = named[index];
      return {
        ...{ id, at: at.toISOString(), who: who ?? "", act: known ? act : "other" },
        values: known?.values ?? { subject: { text: subject, href: null } },
        note: note ?? known?.note ?? "",
      };
    });
    return { lines, more: rows.length > logPage };
  },
};
