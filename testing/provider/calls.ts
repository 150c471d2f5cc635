import { eq } from "drizzle-orm";
import { callOf, type CallResponse, type CallInput, type CallRequest } from "../../lib/contract/contract";
import type { CallName } from "../../lib/contract/endpoints";
import { runCall } from "../../lib/provider";
import { accounts, seriesClasses } from "../../lib/provider/db/schema";
import type { Database } from "../../lib/provider/db/types";
import { issueToken } from "../../lib/provider/accounts/tokens";
import type { CallContext } from "../../lib/provider/types";
import { now } from "./fixture";

/** Calls as the gateway does: request and answer checked against the contract. */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  context: Partial<CallContext> = {},
): Promise<CallResponse<Name>> {
  const request = callOf(name).request.parse(input) as CallRequest<Name>;
  const answer = await runCall(name, request, { language: "en-US", now, ...context });
  return callOf(name).response.parse(answer) as CallResponse<Name>;
}

/** A token of the account with this email, issued at a moment. */
export async function tokenOf(db: Database, email: string, at = now): Promise<string> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error(`no account ${email}`);
  return issueToken(db, account.id, at);
}

/** The id of the fixture's series class of this key. */
export async function classId(db: Database, key: string): Promise<number> {
  const [row] = await db.select().from(seriesClasses).where(eq(seriesClasses.demoKey, key));
  if (!row) throw new Error(`no series class ${key}`);
  return row.id;
}

/** What a refusal looks like. */
export const refusing = (codeName: string, message: string | RegExp = /./) =>
  expect.objectContaining({ name: "ProviderError", codeName, message: expect.stringMatching(message) });
