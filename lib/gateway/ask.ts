import { contract, type CallRequest } from "../contract/contract";
import { callTimeout, type CallName } from "../contract/endpoints";
import { env } from "../env";
import type { CallContext } from "../provider/types";
import { success, type Answer } from "./answer";
import { askUpstream, places, type UpstreamCall } from "./upstream";

/** The two ways to a provider. Tests pass their own; everyone else leaves it to the environment. */
export type Provider = {
  /** Origin of another provider; unset, the embedded one answers. */
  apiHost: string | undefined;
  /** Most milliseconds another provider may take. */
  timeLimit: number;
  embedded: (name: CallName, request: CallRequest<CallName>, context: CallContext) => Promise<unknown>;
};

export function configuredProvider(): Provider {
  return { apiHost: env().API_HOST, timeLimit: callTimeout, embedded: answerEmbedded };
}

/** Imported when first needed: with API_HOST the database engine is never loaded. */
const answerEmbedded: Provider["embedded"] = async (name, request, context) => {
  const { answerCall } = await import("../provider/index");
  return answerCall(name, request, context);
};

/**
 * Asks the provider. Its data is checked against the contract either way: unknown fields never leave, and a
 * mistake stops here instead of in a page.
 * @throws ProviderError for a refusal or an unreachable provider; other errors are faults.
 */
export async function ask(call: UpstreamCall, provider: Provider): Promise<Answer> {
  if (provider.apiHost) return askUpstream(provider.apiHost, call, provider.timeLimit);
  const { name, request, context } = call;
  const answer = contract[name].answer.safeParse(await provider.embedded(name, request, context));
  if (answer.success) return success(answer.data);
  throw new TypeError(`the provider's data has another shape: ${places(answer.error)}`);
}
