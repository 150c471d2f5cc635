import { backgroundHeader } from "../desk/background";
import { deskCall, isDeskCall, type DeskCallName, type DeskRequest } from "../desk/contract";
import { writeSession } from "../desk/cookie";
import { issueFormatter } from "../desk/issues";
import { deskLanguage } from "../desk/language";
import { env } from "../env";
import { consumeLimit } from "../limits/check";
import { ProviderError } from "../provider/types";
import type { DeskContext, DeskFile } from "../provider/desk/types";
import { isLocalClient } from "../request/client-header";
import { failure, toResponse, success } from "./result";
import { clientOf } from "./limit";
import { deviceOf } from "./log-in";
import { blockDemoPassword, limitLogin } from "./limit-login";
import { requireOwnOrigin } from "./origin";
import { readObject } from "./read-request";
import { validate } from "./validate";

/**
 * Entry point of all desk calls: checks origin, session, role, request schema and rate limits. With API_HOST there
 * is no desk.
 * @param name the requested path below /api/desk/.
 */
export async function handleDeskCall(request: Request, name: string): Promise<Response> {
  const language = deskLanguage({ acceptLanguage: request.headers.get("accept-language") });
  const label = `desk ${isDeskCall(name) ? name : "unknown"}`;
  try {
    if (env().API_HOST || !isDeskCall(name)) throw new ProviderError("notFound", "");
    if (request.method !== "POST")
      return toResponse(failure(new ProviderError("notFound", ""), language, label), "POST");
    requireDeskOrigin(request.headers);
    const cookies: string[] = [];
    const secure = isSecure();
    const setSession = (token: string | undefined) => void cookies.push(writeSession(token, secure));
    const { address: network = "" } = clientOf(request.headers);
    const result = await executeDeskCall(request, name, {
      language,
      now: new Date(),
      isLocal: isLocalClient(request.headers),
      setSession,
      network,
      device: deviceOf(request.headers),
      inBackground: request.headers.has(backgroundHeader),
    });
    if (isFile(result)) return sendFile(result);
    const response = toResponse(success(result));
    for (const cookie of cookies.slice(-1)) response.headers.append("Set-Cookie", cookie);
    return response;
  } catch (error) {
    return toResponse(failure(error, language, label));
  }
}

export const isSecure = () => env().SITE_URL.startsWith("https:");

/**
 * Desk calls authenticate with a cookie, which browsers attach on their own, so a request without an Origin header
 * is refused too.
 */
function requireDeskOrigin(headers: Headers): void {
  if (headers.get("origin") === null) throw new ProviderError("notAllowed", "");
  requireOwnOrigin(headers, env().ownOrigin);
}

async function executeDeskCall<Name extends DeskCallName>(
  request: Request,
  name: Name,
  baseContext: DeskContext,
): Promise<unknown> {
  const { authorizeDeskCall, runDeskCall } = await import("../provider/desk");
  const { headers } = request;
  const context = await authorizeDeskCall(name, headers.get("cookie"), isSecure(), baseContext);
  const row = deskCall(name);
  const body = await readObject(request, row.maxBodyBytes);
  const validFields = validate(row.request, body, issueFormatter(baseContext.language)) as DeskRequest<Name>;
  const fields = name === "session/login" ? await blockDemoPassword(validFields, headers) : validFields;
  const result = await withinLimits(name, fields, headers, () => runDeskCall(name, fields, context));
  return row.isFile ? result : row.response.parse(result);
}

const isFile = (result: unknown): result is DeskFile =>
  typeof result === "object" && result !== null && "pieces" in result;

/** Streams a file: only one piece of it is in memory at a time. */
function sendFile({ name, type, pieces }: DeskFile): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
  const headers = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
  return new Response(body, { headers: { ...headers, "Cache-Control": "no-store" } });
}

/** Applies rate limits to the calls that need no session. */
async function withinLimits<Result>(
  name: DeskCallName,
  fields: object,
  headers: Headers,
  work: () => Promise<Result>,
): Promise<Result> {
  if (name === "session/invitation" || name === "session/accept")
    await consumeLimit("deskLink", clientOf(headers));
  if (name !== "session/login" || !("email" in fields)) return work();
  // Desk and student accounts with the same email have separate limits.
  return limitLogin({ kind: "desk", email: String(fields.email).toLowerCase() }, headers, work);
}
