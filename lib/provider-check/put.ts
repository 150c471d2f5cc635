import { contract, type CallRequest } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { rowListOf } from "../contract/row-list";
import type { Omission } from "../contract/tolerant";
import { compose } from "../gateway/compose";
import { omittedRows } from "../gateway/paging";
import { readAnswer, type Heard } from "../gateway/read-answer";
import { send, UpstreamTimeout, type Received } from "../gateway/send";
import { timeoutMsOf } from "../gateway/timeouts";
import { maxAnswerBytes } from "../gateway/upstream";
import { mostPages } from "../series/pages";
import type { Ask } from "./asks";

export type Timeouts = typeof timeoutMsOf;

/** The result of one request. */
export type Finding = {
  ask: Ask;
  reached: boolean;
  /** Milliseconds until the whole response arrived or failed. */
  ms: number;
  /** Why the response cannot be used; undefined if it can. */
  failure?: string;
  /** Number of rows received, and the valid ones. */
  given: number;
  rows: readonly object[];
  omissions: readonly Omission[];
};

/** Sends a request to the provider at `host` as the gateway would, with the site's timeouts. Never throws. */
export async function put(host: string, ask: Ask, timeouts: Timeouts = timeoutMsOf): Promise<Finding> {
  const { name, input, language, token } = ask;
  const request = contract[name].request.parse(input) as CallRequest<CallName>;
  const context = { language, token, ...(ask.key && { idempotencyKey: ask.key }) };
  const { url, ...message } = compose(host, { name, request, context, signedIn: token !== undefined });
  const limits = { timeoutMs: timeouts(name, "visitor"), maxBytes: maxAnswerBytes };
  const started = performance.now();
  const received = await send(url, { ...message, ...limits }).catch((error: Error) => ({
    failure: whyUnreached(error),
  }));
  const ms = performance.now() - started;
  const nothing = { ask, ms, given: 0, rows: [], omissions: [] };
  if ("failure" in received) return { ...nothing, reached: false, failure: received.failure };
  const heard = readAnswer(name, request, received);
  const failure = whyUnusable(heard, received, ask.expected ?? [0]);
  if (heard.kind !== "success") return { ...nothing, reached: true, failure };
  const list = rowListOf(name);
  const rows = list ? ((heard.data as Record<string, object[]>)[list.key] ?? []) : [];
  const given = rows.length + omittedRows(heard.omissions).length;
  return { ask, reached: true, ms, failure, given, rows, omissions: heard.omissions };
}

/** As `put`, with the following pages where the site reads them too. */
export async function putAll(host: string, ask: Ask, timeouts?: Timeouts): Promise<Finding[]> {
  const findings = [await put(host, ask, timeouts)];
  const { per_page: perPage = Infinity } = ask.input as { per_page?: number };
  while (ask.allPages && findings.at(-1)?.given === perPage && findings.length < mostPages) {
    findings.push(await put(host, { ...ask, input: { ...ask.input, page: findings.length + 1 } }, timeouts));
  }
  return findings;
}

function whyUnreached(error: Error & { code?: string }): string {
  if (error instanceof UpstreamTimeout) return "no whole answer in time";
  return `not reached (${error.code ?? error.message})`;
}

function whyUnusable(heard: Heard, { status }: Received, expected: readonly number[]): string | undefined {
  if (heard.kind === "unusable") {
    const where = heard.faults.map(({ field, rule }) => `; ${field || "data"}: ${rule}`).slice(0, 5);
    return `${heard.what} (HTTP ${status})${where.join("")}`;
  }
  const code = heard.kind === "success" ? 0 : heard.code;
  return expected.includes(code) ? undefined : `code ${code} instead of ${expected.join(" or ")}`;
}
