import { contract, type CallRequest } from "../../base/contract/contract";
import { clientInfo, type CallName, type Endpoint } from "../../base/contract/endpoints";
import { currentRequest } from "../../base/log/current-request";
import type { CallContext } from "../calls/context";

/** A call to an external provider. */
export type ProviderCall = {
  name: CallName;
  request: CallRequest<CallName>;
  context: CallContext;
  /** Whether to use the call's path for logged-in students. */
  isLoggedIn: boolean;
};

/** Builds the HTTP request to the provider at `host`, an origin without a trailing slash. */
export function composeRequest(host: string, { name, request, context, isLoggedIn }: ProviderCall) {
  const { method, path, loggedInPath }: Endpoint = contract[name];
  const fields = new Map<string, unknown>(Object.entries({ ...request, ...clientInfo }));
  const resolvedPath = (isLoggedIn && loggedInPath ? loggedInPath : path).replace(
    /\{(\w+)\}/g,
    (_, key: string) => {
      const value = String(fields.get(key));
      fields.delete(key);
      return encodeURIComponent(value);
    },
  );
  const url = new URL(host + resolvedPath);
  const requestId = currentRequest.getStore()?.id;
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": context.language,
    ...(context.token && { Authorization: `Bearer ${context.token}` }),
    ...(context.idempotencyKey && { "Idempotency-Key": context.idempotencyKey }),
    ...(context.suspect && { "X-Form-Suspect": "1" }),
    ...(requestId && { "X-Request-Id": requestId }),
  };
  if (method === "GET") {
    for (const [key, value] of fields) if (value !== undefined) url.searchParams.set(key, String(value));
    return { url, method, headers };
  }
  const body = JSON.stringify(Object.fromEntries(fields));
  return { url, method, headers: { ...headers, "Content-Type": "application/json" }, body };
}
