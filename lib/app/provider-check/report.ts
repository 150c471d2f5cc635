import { endpoints, type CallName } from "../../base/contract/endpoints";
import { countEach, describeMisses, missLines } from "./misses";
import type { Finding } from "./send-request";

const head = ["call", "asked", "reached", "slowest", "frame", "rows", "fit", "left out"];

/** Formats the findings: a table with a row per call, the omissions with their reasons, and what pages miss. */
export function report(findings: readonly Finding[]): string {
  const names = Object.keys(endpoints) as CallName[];
  const table = [
    head,
    ...names.map((name) =>
      row(
        name,
        findings.filter(({ ask }) => ask.name === name),
      ),
    ),
  ];
  const misses = missLines(findings);
  return [
    ...alignColumns(table),
    ...section(
      "Left out, and why",
      names.flatMap((name) => reasons(name, findings)),
    ),
    ...section("Pages would miss", misses),
    "",
    misses.length ? "Something would be missing." : "Everything that was asked for fits.",
    "",
  ].join("\n");
}

/** Whether pages would have all data they need. */
export function isComplete(findings: readonly Finding[]): boolean {
  return findings.every((finding) => describeMisses(finding).length === 0);
}

function row(name: CallName, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [name, "no", ...Array<string>(head.length - 2).fill("-")];
  const sum = (of: (finding: Finding) => number) => findings.reduce((total, one) => total + of(one), 0);
  const [received, fit] = [sum((one) => one.receivedRows), sum(({ rows }) => rows.length)];
  const broken = sum(({ failure }) => Number(failure !== undefined));
  return [
    name,
    String(findings.length),
    String(sum(({ reached }) => Number(reached))),
    `${(Math.max(...findings.map(({ ms }) => ms)) / 1000).toFixed(2)} s`,
    broken ? `${broken} bad` : "ok",
    ...[received, fit, received - fit].map(String),
  ];
}

/** Fields and rules of the contract only, never received values. */
function reasons(name: CallName, findings: readonly Finding[]): string[] {
  const omissions = findings.filter(({ ask }) => ask.name === name).flatMap((one) => one.omissions);
  const lines = omissions.flatMap(({ kind, faults }) =>
    faults.map(({ field, rule }) => `${name}, a ${kind} for ${field}: ${rule}`),
  );
  return [...countEach(lines)].map(([line, times]) => `${line} (${times} times)`);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length ? ["", `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}

/** Aligns the first column left and figures right. */
function alignColumns(table: readonly string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...table.map((cells) => (cells[column] ?? "").length)));
  return table.map((cells) =>
    cells
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join("  "),
  );
}
