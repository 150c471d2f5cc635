import { z } from "zod";
import { contract, type CallRequest } from "../contract/contract";
import { clientInfo, type CallName, type Endpoint } from "../contract/endpoints";
import { ProviderError, type CallContext } from "../provider/types";
import { currentRequest } from "../log/current-request";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { success, type Answer } from "./answer";
import { throughBreaker } from "./breaker";
import { send, UpstreamTimeout, type Received } from "./send";
import type { Asker } from "./time-limits";

export type UpstreamCall = {
  name: CallName;
  request: CallRequest<CallName>;
  context: CallContext;
  /** Ask by the call's second path, as the client did. */
  signedIn: boolean;
  asker: Asker;
};

/** Most bytes of an answer: the largest list of the contract is some 200 KB. */
const answerLimit = 2 * 1024 * 1024;

/** Anything more in `data` of a refusal than the issues is dropped. */
const envelope = z.object({
  code: z.int(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
});
const refusalData = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });

/** What came back, and whether the host said that it had failed (a refusal with a status of 500 or above). */
type Heard = { answer: Answer; failing: boolean };

/**
 * Asks the provider at `host` (an origin without a slash at the end), waiting at most `timeLimit` milliseconds.
 * Its refusals pass through.
 * @throws ProviderError upstreamUnreachable (also for an answer that is no envelope or breaks the contract, and
 * with `retryAfter` for a call that keeps failing and was not tried) or upstreamTimeout.
 */
export async function askUpstream(host: string, call: UpstreamCall, timeLimit: number): Promise<Answer> {
  const circuit = { host, call: call.name, asker: call.asker };
  const work = () => exchange(host, call, timeLimit);
  return (await throughBreaker(circuit, work, ({ failing }) => failing)).answer;
}

async function exchange(host: string, call: UpstreamCall, timeLimit: number): Promise<Heard> {
  const { url, method, headers, body } = compose(host, call);
  const received = await send(url, { method, headers, body, timeLimit, sizeLimit: answerLimit }).catch(
    (error) => {
      log.error({ call: call.name, error: describeError(error) }, "call did not reach its host");
      throw new ProviderError(
        error instanceof UpstreamTimeout ? "upstreamTimeout" : "upstreamUnreachable",
        "",
      );
    },
  );
  return read(call.name, received);
}

function compose(host: string, { name, request, context, signedIn }: UpstreamCall) {
  const { method, path, signedInPath }: Endpoint = contract[name];
  const fields = new Map<string, unknown>(Object.entries({ ...request, ...clientInfo }));
  const place = (signedIn && signedInPath ? signedInPath : path).replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(fields.get(key));
    fields.delete(key);
    return encodeURIComponent(value);
  });
  const url = new URL(host + place);
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

function read(name: CallName, { status, retryAfter, text }: Received): Heard {
  if (status >= 300 && status < 400) throw unusable(name, "a redirect");
  const parsed = envelope.safeParse(parseJson(text));
  if (!parsed.success) throw unusable(name, "no envelope", status);
  const { code, message, data } = parsed.data;
  if (code === 0) {
    const answer = contract[name].answer.safeParse(data);
    if (answer.success) return { answer: success(answer.data), failing: false };
    throw unusable(name, `data of another shape: ${places(answer.error)}`);
  }
  const issues = refusalData.safeParse(data);
  const seconds = Number(retryAfter);
  const answer = {
    envelope: { code, message: message ?? "", ...(issues.success && { data: issues.data }) },
    ...(seconds > 0 && Number.isFinite(seconds) && { retryAfter: seconds }),
  };
  const failing = status >= 500;
  if (failing) log.error({ call: name, status }, "call was answered with a failure of its host");
  return { answer, failing };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where an answer broke the contract, without what stood there. */
export function places(error: z.ZodError): string {
  const shown = error.issues.slice(0, 5).map((issue) => `${issue.path.join(".") || "(all)"} ${issue.code}`);
  return shown.join(", ");
}

function unusable(call: CallName, what: string, status?: number): ProviderError {
  log.error({ call, status }, `call was answered with ${what}`);
  return new ProviderError("upstreamUnreachable", "");
}
