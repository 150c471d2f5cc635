import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import { toTableFile } from "../../../engines/calls/table-file";
import { readOutstanding } from "../../points/lots/outstanding";
import type { DeskHandlers } from "../../staff/context";
import { writeAuditLog } from "../audit";
import { findBuyer } from "../buyer";
import type { statementCalls } from "./desk-calls";
import { toPeriod } from "./period";
import { listStatementRows, readStatement, type StatementRequest } from "./read";

type DeskRequest = { id: number; for_family: boolean; from?: string | undefined; to?: string | undefined };

/** @throws ProviderError if the family was erased, or the account is a teacher's */
async function toRequest(
  db: Database,
  { id, for_family: forFamily, ...entered }: DeskRequest,
  { now, language }: { now: Date; language: DeskLanguage },
): Promise<StatementRequest> {
  const { parentId, name: family, language: ownLanguage } = await findBuyer(db, id, language);
  const reader = { language: forFamily ? ownLanguage : language, forStaff: !forFamily };
  return { parentId, family, period: toPeriod(entered, now), ...reader };
}

export const statementHandlers: DeskHandlers<typeof statementCalls> = {
  "payments/statement": async ({ after, ...request }, context) => {
    const db = await database();
    return readStatement(db, await toRequest(db, request, context), after);
  },

  "payments/statement-export": async ({ format, ...entered }, context) => {
    const db = await database();
    const request = await toRequest(db, entered, context);
    const { from, to } = request.period;
    await writeAuditLog(db, context.self.id, "statement-exported", `#${request.parentId}: ${from}, ${to}`);
    return toTableFile(`class-points-${from}-${to}`, format, listStatementRows(db, request));
  },

  "payments/outstanding": async (_, { now }) => readOutstanding(await database(), now),
};
