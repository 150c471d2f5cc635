import type { Fault } from "../contract/tolerant";
import { ProviderError } from "../provider/types";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { success, type Answer } from "./answer";
import { throughBreaker } from "./breaker";
import { compose, type ProviderCall } from "./compose";
import { reportOmissions } from "./omissions";
import { omittedRows } from "./paging";
import { readAnswer, type Heard } from "./read-answer";
import { send, UpstreamTimeout } from "./send";
import type { Asker } from "./timeouts";

export type UpstreamCall = ProviderCall & { asker: Asker };

/** Maximum bytes of a response; the largest list of the contract has about 200 KB. */
export const maxAnswerBytes = 2 * 1024 * 1024;

type Told = { answer: Answer; failing: boolean };

/**
 * Calls the provider at `host` (an origin without a trailing slash) with a timeout of `timeoutMs` milliseconds.
 * Refusals pass through; invalid rows and fields are left out and reported.
 * @throws ProviderError upstreamTimeout, or upstreamUnreachable (also for a response without a valid envelope, and
 * with `retryAfter` while the circuit is open).
 */
export async function askUpstream(host: string, call: UpstreamCall, timeoutMs: number): Promise<Answer> {
  const circuit = { host, call: call.name, asker: call.asker };
  const work = () => exchange(host, call, timeoutMs);
  return (await throughBreaker(circuit, work, ({ failing }) => failing)).answer;
}

async function exchange(host: string, call: UpstreamCall, timeoutMs: number): Promise<Told> {
  const { url, method, headers, body } = compose(host, call);
  const received = await send(url, { method, headers, body, timeoutMs, maxBytes: maxAnswerBytes }).catch(
    (error) => {
      log.error({ call: call.name, error: describeError(error) }, "call to provider failed");
      throw new ProviderError(
        error instanceof UpstreamTimeout ? "upstreamTimeout" : "upstreamUnreachable",
        "",
      );
    },
  );
  return tell(call, readAnswer(call.name, call.request, received), received.status);
}

function tell({ name: call }: UpstreamCall, heard: Heard, status: number): Told {
  if (heard.kind === "unusable") {
    log.error({ call, status }, `unusable response of provider: ${heard.what}${places(heard.faults)}`);
    throw new ProviderError("upstreamUnreachable", "");
  }
  if (heard.kind === "success") {
    reportOmissions(call, heard.omissions);
    const omitted = omittedRows(heard.omissions).map(({ id }) => ({ id }));
    return { answer: { ...success(heard.data), ...(omitted.length && { omitted }) }, failing: false };
  }
  const { code, message, issues, retryAfter, failing } = heard;
  if (failing) log.error({ call, status }, "provider responded with a server error");
  const envelope = { code, message, ...(issues && { data: { issues } }) };
  return { answer: { envelope, ...(retryAfter && { retryAfter }) }, failing };
}

/** Formats where and how a response broke the contract. */
function places(faults: Fault[]): string {
  return faults
    .slice(0, 5)
    .map(({ field, rule }) => `; ${field || "(all)"}: ${rule}`)
    .join("");
}
