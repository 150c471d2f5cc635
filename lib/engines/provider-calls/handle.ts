import { readOrigins } from "../../base/contract/campaign-origin";
import { contract, type CallRequest } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { env } from "../../base/env";
import type { CallContext } from "../calls/context";
import { authorizeToken } from "../calls/authorize-token";
import type { Call } from "../../base/contract/call";
import { requireOwnOrigin } from "../calls/origin";
import { readContext, readLanguage } from "../calls/read-context";
import { serve, type CallServer, type Match } from "../calls/serve";
import { callProvider, configuredProvider, type Provider } from "./call-provider";
import { matchCall } from "./match";

/** Entry point of the 16 public calls. */
export function handle(request: Request, provider: Provider = configuredProvider()): Promise<Response> {
  return serve(serverFor(provider), request, findCall(request));
}

type PublicCall = { name: CallName; row: Call; isLoggedIn: boolean; pathFields: Record<string, string> };

function findCall(request: Request): Match<PublicCall> {
  const match = matchCall(request.method, new URL(request.url).pathname);
  if (match.kind === "wrongMethod") return { allow: match.allow };
  if (match.kind === "missing") return undefined;
  const { name, isLoggedIn, fields: pathFields } = match;
  return { name, row: contract[name], isLoggedIn, pathFields };
}

function serverFor(provider: Provider): CallServer<CallContext, PublicCall> {
  return {
    label: "call",
    readLanguage,
    checkOrigin: ({ method, headers }) => {
      if (method === "POST") requireOwnOrigin(headers, env().ownOrigin);
    },
    // The only cookies that are read.
    readContext: (headers) => ({ ...readContext(headers), ...readOrigins(headers.get("cookie")) }),
    authorize: ({ row, isLoggedIn }, context) => {
      // The path for students needs a token, the other one of such a call ignores it.
      const access = row.access === "optionalToken" ? (isLoggedIn ? "token" : "open") : row.access;
      const authorized = authorizeToken(access, context);
      // An external provider gets every token (spec section 7).
      return provider.apiHost ? context : authorized;
    },
    queryFields: ["version", "client"],
    run: ({ name, isLoggedIn }, fields, context) =>
      callProvider(
        { name, isLoggedIn, request: fields as CallRequest<CallName>, context, asker: "visitor" },
        provider,
      ),
  };
}
