import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "./context";
import type { Access } from "../../base/contract/call";

/**
 * Authorizes a call by its bearer token. Whether the token is valid is checked by the handler's query for the account.
 * @returns the context for the handler: an open call ignores a token, so that an expired one never breaks it.
 * @throws ProviderError tokenFailure if a required token is missing.
 */
export function authorizeToken(access: Access, context: CallContext): CallContext {
  if (access === "open") return { ...context, token: undefined, senderToken: context.token };
  if (access !== "optionalToken" && !context.token) throw new ProviderError("tokenFailure", "");
  return context;
}
