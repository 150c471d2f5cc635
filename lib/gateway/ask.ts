import { contract, type CallRequest } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { env } from "../env";
import { metrics } from "../metrics/metrics";
import { ProviderError, type CallContext } from "../provider/types";
import { success, type Answer } from "./answer";
import { askWithCompany, isCompanyEnquiry } from "./company-enquiry";
import { isForm, timeoutMsOf, type Asker } from "./timeouts";
import { askUpstream, type UpstreamCall } from "./upstream";

/**
 * Access to the provider, built-in or external. Tests pass their own; otherwise it follows from the environment.
 */
export type Provider = {
  /** Origin of an external provider; unset, the built-in one is used. */
  apiHost: string | undefined;
  /** Timeout for an external provider, in milliseconds. */
  timeoutMsOf: (name: CallName, asker: Asker) => number;
  embedded: (name: CallName, request: CallRequest<CallName>, context: CallContext) => Promise<unknown>;
};

export function configuredProvider(): Provider {
  return { apiHost: env().API_HOST, timeoutMsOf, embedded: answerEmbedded };
}

/** Imported on first use: with API_HOST the database engine is never loaded. */
const answerEmbedded: Provider["embedded"] = async (name, request, context) => {
  const { answerCall } = await import("../provider/index");
  return answerCall(name, request, context);
};

/**
 * Calls the provider and validates its data against the contract, so unknown fields are dropped and errors never
 * reach a page. Data of the built-in provider must be valid as a whole; an external list is validated row by row.
 * @throws ProviderError for a refusal or an unreachable provider; any other error is a bug.
 */
export async function ask(call: UpstreamCall, provider: Provider): Promise<Answer> {
  const { name } = call;
  const { apiHost } = provider;
  const { accepted, callSeconds } = metrics();
  const stop = callSeconds.startTimer({ call: name, provider: apiHost ? "other" : "embedded" });
  try {
    const answer = apiHost ? await askOther(apiHost, call, provider) : await askEmbedded(call, provider);
    const taken = answer.envelope.code === 0;
    stop({ outcome: taken ? "ok" : "refused" });
    if (taken && isForm(name)) accepted.inc({ call: name });
    return answer;
  } catch (error) {
    stop({ outcome: outcomeOf(error) });
    throw error;
  }
}

function askOther(host: string, call: UpstreamCall, provider: Provider): Promise<Answer> {
  const timeoutMs = provider.timeoutMsOf(call.name, call.asker);
  return isCompanyEnquiry(call) ? askWithCompany(host, call, timeoutMs) : askUpstream(host, call, timeoutMs);
}

async function askEmbedded({ name, request, context }: UpstreamCall, provider: Provider): Promise<Answer> {
  const answer = contract[name].answer.safeParse(await provider.embedded(name, request, context));
  if (answer.success) return success(answer.data);
  const places = answer.error.issues.map(({ path }) => path.join(".") || "(all)");
  throw new TypeError(`provider data breaks the contract: ${places.slice(0, 5).join(", ")}`);
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof ProviderError)) return "failed";
  if (error.codeName === "upstreamTimeout") return "timeout";
  if (error.codeName === "upstreamUnreachable") return error.retryAfter ? "not tried" : "unreachable";
  return "refused";
}
