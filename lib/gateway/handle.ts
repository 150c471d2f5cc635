import { contract } from "../contract/contract";
import { env } from "../env";
import { ProviderError, type CallContext } from "../provider/types";
import { failure, toResponse } from "./result";
import { callProvider, configuredProvider, type Provider } from "./call-provider";
import { limitCall } from "./limit";
import { limitDisclosure } from "./limit-disclosure";
import { matchCall, type Match } from "./match";
import { requireOwnOrigin } from "./origin";
import { readContext, readLanguage } from "./read-context";
import { readRequest } from "./read-request";

/** Entry point of the public calls: finds the contract row, checks the request and responds in the envelope. */
export async function handle(request: Request, provider: Provider = configuredProvider()): Promise<Response> {
  const language = readLanguage(request.headers);
  const match = matchCall(request.method, new URL(request.url).pathname);
  if (match.kind !== "call") {
    const notFound = failure(new ProviderError("notFound", ""), language, "gateway");
    return toResponse(notFound, match.kind === "wrongMethod" ? match.allow : undefined);
  }
  try {
    if (request.method === "POST") requireOwnOrigin(request.headers, env().ownOrigin);
    const context = authorize(match, readContext(request.headers), Boolean(provider.apiHost));
    const fields = await readRequest(request, match.name, match.fields);
    await limitCall(match.name, fields, request.headers, context.suspect);
    const runCall = () => callProvider({ ...match, request: fields, context, asker: "visitor" }, provider);
    return toResponse(await limitDisclosure(match.name, request.headers, runCall));
  } catch (error) {
    return toResponse(failure(error, language, `call ${match.name}`));
  }
}

/**
 * Checks the token before the request body is read. An open call ignores a token: an external provider receives it
 * anyway (spec section 7), the built-in one does not, so that an expired token never breaks public content.
 * @throws ProviderError tokenFailure if a required token is missing.
 */
function authorize(
  { name, isLoggedIn }: Match & { kind: "call" },
  context: CallContext,
  isForwarded: boolean,
): CallContext {
  const needsToken = isLoggedIn || contract[name].access === "token";
  if (needsToken && !context.token) throw new ProviderError("tokenFailure", "");
  return needsToken || isForwarded ? context : { ...context, token: undefined };
}
