import type { Handlers } from "../../../base/contract/call";
import { ProviderError } from "../../../base/contract/provider-error";
import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import type { CallContext, VisitorContexts } from "../../../engines/calls/context";
import { toTableFile } from "../../../engines/calls/table-file";
import { readNames } from "../../identity/queries";
import { findPayerId } from "../payer";
import type { memberStatementCalls, memberStatementFiles } from "./member-calls";
import { toPeriod } from "./period";
import { listStatementRows, readStatement, type StatementRequest } from "./read";

/** What the caller may read: the statement of the own family, in the caller's language; undefined for a child. */
async function toRequest(
  db: Database,
  entered: { from?: string | undefined; to?: string | undefined },
  context: CallContext,
): Promise<StatementRequest | undefined> {
  const parentId = await findPayerId(db, context);
  if (parentId === undefined) return undefined;
  const { now = new Date(), language } = context;
  const family = (await readNames(db, [parentId])).get(parentId) ?? "";
  return { parentId, family, period: toPeriod(entered, now), language, forStaff: false };
}

export const memberStatementHandlers: Handlers<typeof memberStatementCalls, VisitorContexts> = {
  statement: async ({ after, ...entered }, context) => {
    const db = await database();
    const request = await toRequest(db, entered, context);
    return { statement: request ? await readStatement(db, request, after) : null };
  },
};

export const memberStatementFileHandlers: Handlers<typeof memberStatementFiles, VisitorContexts> = {
  statement: async (entered, context) => {
    const db = await database();
    const request = await toRequest(db, entered, context);
    if (!request) throw new ProviderError("notAllowed", "");
    const { from, to } = request.period;
    return toTableFile(`class-points-${from}-${to}`, "csv", listStatementRows(db, request));
  },
};
