import { contract, type CallRequest } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { findRowList } from "../../base/contract/row-list";
import type { Omission } from "../../base/contract/tolerant";
import { composeRequest } from "../../engines/upstream/compose-request";
import { omittedRows } from "../../engines/upstream/paging";
import { parseResponse, type ParsedResponse } from "../../engines/upstream/parse-response";
import { sendHttp, UpstreamTimeout, type RawResponse } from "../../engines/upstream/send";
import { timeoutMsOf } from "../../engines/upstream/timeouts";
import { maxResponseBytes } from "../../engines/upstream/upstream";
import { maxPages } from "../../subjects/series/pages";
import type { ProviderRequest } from "./requests";

export type Timeouts = typeof timeoutMsOf;

/** The result of one request. */
export type Finding = {
  ask: ProviderRequest;
  reached: boolean;
  /** Milliseconds until the whole response arrived or failed. */
  ms: number;
  /** Why the response cannot be used; undefined if it can. */
  failure?: string;
  /** Number of rows received, and the valid ones. */
  receivedRows: number;
  rows: readonly object[];
  omissions: readonly Omission[];
};

/** Sends a request to the provider at `host` as the gateway would, with the site's timeouts. Never throws. */
export async function sendRequest(
  host: string,
  ask: ProviderRequest,
  timeouts: Timeouts = timeoutMsOf,
): Promise<Finding> {
  const { name, input, language, token } = ask;
  const request = contract[name].request.parse(input) as CallRequest<CallName>;
  const context = { language, token, ...(ask.key && { idempotencyKey: ask.key }) };
  const { url, ...message } = composeRequest(host, {
    name,
    request,
    context,
    isLoggedIn: token !== undefined,
  });
  const limits = { timeoutMs: timeouts(name, "visitor"), maxBytes: maxResponseBytes };
  const started = performance.now();
  const received = await sendHttp(url, { ...message, ...limits }).catch((error: Error) => ({
    failure: unreachedReason(error),
  }));
  const ms = performance.now() - started;
  const nothing = { ask, ms, receivedRows: 0, rows: [], omissions: [] };
  if ("failure" in received) return { ...nothing, reached: false, failure: received.failure };
  const parsed = parseResponse(name, request, received);
  const failure = unusableReason(parsed, received, ask.expected ?? [0]);
  if (parsed.kind !== "success") return { ...nothing, reached: true, failure };
  const list = findRowList(name);
  const rows = list ? ((parsed.data as Record<string, object[]>)[list.key] ?? []) : [];
  const receivedRows = rows.length + omittedRows(parsed.omissions).length;
  return { ask, reached: true, ms, failure, receivedRows, rows, omissions: parsed.omissions };
}

/** As `sendRequest`, with the following pages where the site reads them too. */
export async function sendWithPages(
  host: string,
  ask: ProviderRequest,
  timeouts?: Timeouts,
): Promise<Finding[]> {
  const findings = [await sendRequest(host, ask, timeouts)];
  const { per_page: perPage = Infinity } = ask.input as { per_page?: number };
  while (ask.allPages && findings.at(-1)?.receivedRows === perPage && findings.length < maxPages) {
    findings.push(
      await sendRequest(host, { ...ask, input: { ...ask.input, page: findings.length + 1 } }, timeouts),
    );
  }
  return findings;
}

function unreachedReason(error: Error & { code?: string }): string {
  if (error instanceof UpstreamTimeout) return "no whole answer in time";
  return `not reached (${error.code ?? error.message})`;
}

function unusableReason(
  parsed: ParsedResponse,
  { status }: RawResponse,
  expected: readonly number[],
): string | undefined {
  if (parsed.kind === "unusable") {
    const where = parsed.faults.map(({ field, rule }) => `; ${field || "data"}: ${rule}`).slice(0, 5);
    return `${parsed.what} (HTTP ${status})${where.join("")}`;
  }
  const code = parsed.kind === "success" ? 0 : parsed.code;
  return expected.includes(code) ? undefined : `code ${code} instead of ${expected.join(" or ")}`;
}
