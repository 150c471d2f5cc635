import type { Fault } from "../../base/contract/tolerant";
import { ProviderError } from "../../base/contract/provider-error";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { success, type GatewayResult } from "../calls/result";
import { withCircuitBreaker } from "./breaker";
import { composeRequest, type ProviderCall } from "./compose-request";
import { reportOmissions } from "./omissions";
import { omittedRows } from "./paging";
import { parseResponse, type ParsedResponse } from "./parse-response";
import { sendHttp, UpstreamTimeout } from "./send";
import type { CallerKind } from "./timeouts";

export type UpstreamCall = ProviderCall & { asker: CallerKind };

/** Maximum bytes of a response; the largest list of the contract has about 200 KB. */
export const maxResponseBytes = 2 * 1024 * 1024;

type UpstreamResult = { result: GatewayResult; failing: boolean };

/**
 * Calls the provider at `host` (an origin without a trailing slash) with a timeout of `timeoutMs` milliseconds.
 * Refusals pass through; invalid rows and fields are left out and reported.
 * @throws ProviderError upstreamTimeout, or upstreamUnreachable (also for a response without a valid envelope, and
 * with `retryAfter` while the circuit is open).
 */
export async function callUpstream(
  host: string,
  call: UpstreamCall,
  timeoutMs: number,
): Promise<GatewayResult> {
  const circuit = { host, call: call.name, asker: call.asker };
  const work = () => exchange(host, call, timeoutMs);
  return (await withCircuitBreaker(circuit, work, ({ failing }) => failing)).result;
}

async function exchange(host: string, call: UpstreamCall, timeoutMs: number): Promise<UpstreamResult> {
  const { url, method, headers, body } = composeRequest(host, call);
  const received = await sendHttp(url, {
    method,
    headers,
    body,
    timeoutMs,
    maxBytes: maxResponseBytes,
  }).catch((error) => {
    log.error({ call: call.name, error: describeError(error) }, "call to provider failed");
    throw new ProviderError(error instanceof UpstreamTimeout ? "upstreamTimeout" : "upstreamUnreachable", "");
  });
  return toResult(call, parseResponse(call.name, call.request, received), received.status);
}

function toResult({ name: call }: UpstreamCall, parsed: ParsedResponse, status: number): UpstreamResult {
  if (parsed.kind === "unusable") {
    log.error(
      { call, status },
      `unusable response of provider: ${parsed.what}${formatFaults(parsed.faults)}`,
    );
    throw new ProviderError("upstreamUnreachable", "");
  }
  if (parsed.kind === "success") {
    reportOmissions(call, parsed.omissions);
    const omitted = omittedRows(parsed.omissions).map(({ id }) => ({ id }));
    return { result: { ...success(parsed.data), ...(omitted.length && { omitted }) }, failing: false };
  }
  const { code, message, issues, retryAfter, failing } = parsed;
  if (failing) log.error({ call, status }, "provider responded with a server error");
  const envelope = { code, message, ...(issues && { data: { issues } }) };
  return { result: { envelope, ...(retryAfter && { retryAfter }) }, failing };
}

/** Formats where and how a response broke the contract. */
function formatFaults(faults: Fault[]): string {
  return faults
    .slice(0, 5)
    .map(({ field, rule }) => `; ${field || "(all)"}: ${rule}`)
    .join("");
}
