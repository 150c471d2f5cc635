import { contract, type CallRequest } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { env } from "../env";
import { metrics } from "../metrics/metrics";
import { ProviderError, type CallContext } from "../provider/types";
import { success, type Answer } from "./answer";
import { askWithCompany, isCompanyEnquiry } from "./company-enquiry";
import { isForm, timeoutMsOf, type Asker } from "./timeouts";
import { askUpstream, type UpstreamCall } from "./upstream";

/** The two ways to a provider. Tests pass their own; everyone else leaves it to the environment. */
export type Provider = {
  /** Origin of another provider; unset, the embedded one answers. */
  apiHost: string | undefined;
  /** Most milliseconds another provider may take. */
  timeoutMsOf: (name: CallName, asker: Asker) => number;
  embedded: (name: CallName, request: CallRequest<CallName>, context: CallContext) => Promise<unknown>;
};

export function configuredProvider(): Provider {
  return { apiHost: env().API_HOST, timeoutMsOf, embedded: answerEmbedded };
}

/** Imported when first needed: with API_HOST the database engine is never loaded. */
const answerEmbedded: Provider["embedded"] = async (name, request, context) => {
  const { answerCall } = await import("../provider/index");
  return answerCall(name, request, context);
};

/**
 * Asks the provider. Its data is checked against the contract either way: unknown fields never leave, and a
 * mistake stops here instead of in a page. The embedded provider is held to the whole shape, another one row by row.
 * @throws ProviderError for a refusal or an unreachable provider; other errors are faults.
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
  throw new TypeError(`the provider's data has another shape: ${places.slice(0, 5).join(", ")}`);
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof ProviderError)) return "failed";
  if (error.codeName === "upstreamTimeout") return "timeout";
  if (error.codeName === "upstreamUnreachable") return error.retryAfter ? "not tried" : "unreachable";
  return "refused";
}
