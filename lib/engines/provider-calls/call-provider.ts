import { contract, type CallRequest } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { env } from "../../base/env";
import { metrics } from "../../base/metrics/metrics";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "../calls/context";
import { success, type GatewayResult } from "../calls/result";
import { isExtendedEnquiry, sendExtendedEnquiry } from "./extended-enquiry";
import { isForm, timeoutMsOf, type CallerKind } from "../upstream/timeouts";
import { callUpstream, type UpstreamCall } from "../upstream/upstream";

/**
 * Access to the provider, built-in or external. Tests pass their own; otherwise it follows from the environment.
 */
export type Provider = {
  /** Origin of an external provider; unset, the built-in one is used. */
  apiHost: string | undefined;
  /** Timeout for an external provider, in milliseconds. */
  timeoutMsOf: (name: CallName, asker: CallerKind) => number;
  embedded: (name: CallName, request: CallRequest<CallName>, context: CallContext) => Promise<unknown>;
};

export function configuredProvider(): Provider {
  return { apiHost: env().API_HOST, timeoutMsOf, embedded: callEmbeddedProvider };
}

/** Imported on first use: with API_HOST the database engine is never loaded. */
const callEmbeddedProvider: Provider["embedded"] = async (name, request, context) => {
  // eslint-disable-next-line import/no-restricted-paths -- app lists the handlers of all subjects
  const { runCall } = await import("../../app/bootstrap/embedded-provider");
  return runCall(name, request, context);
};

/**
 * Calls the provider and validates its data against the contract, so unknown fields are dropped and errors never
 * reach a page. Data of the built-in provider must be valid as a whole; an external list is validated row by row.
 * @throws ProviderError for a refusal or an unreachable provider; any other error is a bug.
 */
export async function callProvider(call: UpstreamCall, provider: Provider): Promise<GatewayResult> {
  const { name } = call;
  const { apiHost } = provider;
  const { accepted, callSeconds } = metrics();
  const stopTimer = callSeconds.startTimer({ call: name, provider: apiHost ? "other" : "embedded" });
  try {
    const result = apiHost ? await callExternal(apiHost, call, provider) : await callEmbedded(call, provider);
    const isAccepted = result.envelope.code === 0;
    stopTimer({ outcome: isAccepted ? "ok" : "refused" });
    if (isAccepted && isForm(name)) accepted.inc({ call: name });
    return result;
  } catch (error) {
    stopTimer({ outcome: toOutcome(error) });
    throw error;
  }
}

function callExternal(host: string, call: UpstreamCall, provider: Provider): Promise<GatewayResult> {
  const timeoutMs = provider.timeoutMsOf(call.name, call.asker);
  return isExtendedEnquiry(call)
    ? sendExtendedEnquiry(host, call, timeoutMs)
    : callUpstream(host, call, timeoutMs);
}

async function callEmbedded(
  { name, request, context }: UpstreamCall,
  provider: Provider,
): Promise<GatewayResult> {
  const result = contract[name].response.safeParse(await provider.embedded(name, request, context));
  if (result.success) return success(result.data);
  const invalidPaths = result.error.issues.map(({ path }) => path.join(".") || "(all)");
  throw new TypeError(`provider data breaks the contract: ${invalidPaths.slice(0, 5).join(", ")}`);
}

function toOutcome(error: unknown): string {
  if (!(error instanceof ProviderError)) return "failed";
  if (error.codeName === "upstreamTimeout") return "timeout";
  if (error.codeName === "upstreamUnreachable") return error.retryAfter ? "not tried" : "unreachable";
  return "refused";
}
