import { isForm, timeoutMsOf } from "../../engines/upstream/timeouts";
import type { Finding } from "./send-request";

/** Describes what visitors would miss in this response. */
export function describeMisses(finding: Finding): string[] {
  const { ask, failure, receivedRows, rows, omissions, ms } = finding;
  if (failure !== undefined) return [`all of it: ${failure}`];
  const misses: string[] = [];
  if (receivedRows > rows.length) misses.push(`${receivedRows - rows.length} of ${receivedRows} rows`);
  for (const [at, times] of countEach(omissions.filter(({ kind }) => kind === "field").map(({ at }) => at))) {
    misses.push(`${at} (${times} times)`);
  }
  const inner = omissions.filter(({ kind, at }) => kind === "row" && at.includes("."));
  for (const [at, times] of countEach(inner.map(({ at }) => at)))
    misses.push(`rows of ${at} (${times} times)`);
  const pageLimit = timeoutMsOf(ask.name, "page");
  if (!isForm(ask.name) && ms > pageLimit) {
    misses.push(`all of it in new pages: they wait ${pageLimit / 1000} s, and it took longer`);
  }
  return misses;
}

/** Merges equal misses into one line with their languages. */
export function missLines(findings: readonly Finding[]): string[] {
  const languages = new Map<string, Set<string>>();
  for (const finding of findings) {
    for (const miss of describeMisses(finding)) {
      const line = `${finding.ask.shows}: ${miss}`;
      languages.set(line, (languages.get(line) ?? new Set()).add(finding.ask.language));
    }
  }
  return [...languages].map(([line, seen]) => `${line} [${[...seen].join(", ")}]`);
}

/** Counts equal texts, in the order of their first occurrence. */
export function countEach(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}
