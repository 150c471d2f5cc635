import { eq } from "drizzle-orm";
import {
  callOf,
  type PublicCallResponse,
  type PublicCallInput,
  type CallRequest,
} from "../../lib/base/contract/contract";
import type { CallName } from "../../lib/base/contract/endpoints";
import { runCall } from "../../lib/app/bootstrap/embedded-provider";
import { accounts, seriesClasses } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import { issueToken } from "../../lib/subjects/identity/tokens";
import type { CallContext } from "../../lib/engines/calls/context";
import { now } from "./fixture";

/** Makes a call as the gateway does, validating request and response against the contract. */
export async function call<Name extends CallName>(
  name: Name,
  input: PublicCallInput<Name>,
  context: Partial<CallContext> = {},
): Promise<PublicCallResponse<Name>> {
  const request = callOf(name).request.parse(input) as CallRequest<Name>;
  const answer = await runCall(name, request, { language: "en-US", now, ...context });
  return callOf(name).response.parse(answer) as PublicCallResponse<Name>;
}

/** Issues a token for the account with this email at the given time. */
export async function issueTokenFor(db: Database, email: string, at = now): Promise<string> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error(`no account ${email}`);
  return issueToken(db, account.id, at);
}

/** Returns the id of the fixture's series class with this key. */
export async function findClassId(db: Database, key: string): Promise<number> {
  const [row] = await db.select().from(seriesClasses).where(eq(seriesClasses.demoKey, key));
  if (!row) throw new Error(`no series class ${key}`);
  return row.id;
}

/** Matches a `ProviderError` with this code name and message. */
export const providerErrorMatching = (codeName: string, message: string | RegExp = /./) =>
  expect.objectContaining({ name: "ProviderError", codeName, message: expect.stringMatching(message) });
