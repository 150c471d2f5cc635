import { accountActions, type AccountActionName } from "../account/actions";
import { consumeLimit } from "../limits/check";
import type { LimitName } from "../limits/table";
import { ProviderError, type CallContext } from "../provider/types";
import { handleAccountCall, readFields } from "./account";
import { clientOf } from "./limit";
import { readContext } from "./read-context";

/**
 * Runs one account action (lib/account/actions.ts) within its rate limit and validates the result against its
 * schema.
 */
export function handleAccountAction(request: Request, requestedName: string): Promise<Response> {
  const name = isAction(requestedName) ? requestedName : undefined;
  return handleAccountCall(request, `account action ${name ?? "unknown"}`, async () => {
    if (!name) throw new ProviderError("notFound", "");
    const context = readContext(request.headers);
    if (!context.token) throw new ProviderError("tokenFailure", "");
    const fields = await readFields(request, accountActions[name].request);
    await consumeLimit(limitByAction[name] ?? "accountAction", {
      ...clientOf(request.headers),
      session: context.token,
    });
    // Imported on first use: with API_HOST the database engine is never loaded.
    const { runAccountAction } = await import("../provider/accounts/actions");
    const result = accountActions[name].response.parse(await runAccountAction(name, fields, context));
    if (name === "password") await rememberOwnNetwork(request.headers, context);
    return result;
  });
}

/**
 * Changing the password forgets all known networks; this one is remembered again, since the owner uses it right
 * now.
 */
async function rememberOwnNetwork(headers: Headers, context: CallContext): Promise<void> {
  const { address } = clientOf(headers);
  const { database } = await import("../provider/db/connect");
  const { requireAccount } = await import("../provider/accounts/tokens");
  const { rememberNetwork } = await import("../provider/accounts/known-networks");
  const db = await database();
  const { email } = await requireAccount(db, context);
  if (address && email) await rememberNetwork(db, { kind: "member", email }, address);
}

/** Stricter limits for expensive actions; all others use `accountAction`. */
const limitByAction: Partial<Record<AccountActionName, LimitName>> = {
  password: "passwordChange",
  "confirm-email": "confirmMail",
  trial: "trialRequest",
  "change-trial": "trialRequest",
  "withdraw-trial": "trialRequest",
};

function isAction(name: string): name is AccountActionName {
  return Object.hasOwn(accountActions, name);
}
