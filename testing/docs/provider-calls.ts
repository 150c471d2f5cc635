import type * as z from "zod";
import { callOf, type ContractCall } from "../../lib/base/contract/contract";
import { endpoints, type CallName } from "../../lib/base/contract/endpoints";
import { findRowList } from "../../lib/base/contract/row-list";
import { sampleResponses } from "../../lib/base/contract/sample-responses";
import { samples } from "../../lib/base/contract/samples";

/** Renders the 16 calls for docs/provider.md from the contract. */
export function renderCalls(): string {
  return names.map(renderCall).join("\n\n");
}

const names = Object.keys(endpoints) as CallName[];

function renderCall(name: CallName): string {
  const call = callOf(name);
  const { method, path, loggedInPath, access } = call;
  const address = `\`${method} ${method === "GET" ? withQuery(path, samples[name]) : path}\``;
  const isLoggedIn = loggedInPath ? `; with a token \`${method} ${loggedInPath}\`` : "";
  const first = firstWithSameRows(name);
  return [
    `### ${name}`,
    `${call.summary}. ${address}${isLoggedIn}.${access === "token" ? " Token required." : ""}`,
    ...(method === "POST" ? renderSample("Request:", samples[name]) : []),
    ...(first === name
      ? renderResponse(name, call)
      : [`Response: as for [${first}](#${first.toLowerCase()}).`]),
  ].join("\n\n");
}

/** The first call with the same rows, which is described in full. */
function firstWithSameRows(name: CallName): CallName {
  const row = findRowList(name)?.row;
  return names.find((other) => row !== undefined && findRowList(other)?.row === row) ?? name;
}

function withQuery(path: string, sample: object): string {
  const fields = Object.entries(sample).filter(([key]) => !path.includes(`{${key}}`));
  const query = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The example of `data`, and its optional fields. */
function renderResponse(name: CallName, { response: schema }: ContractCall): string[] {
  const sample = sampleResponses[name];
  const list = findRowList(name);
  const isOptional = !list && schema.safeParse(undefined).success;
  if (Object.keys(sample).length === 0) return ["`data` is not read."];
  const optionalKeys = isOptional ? [] : optionalFields(list?.row ?? (schema as z.ZodObject));
  const note = isOptional
    ? "All optional."
    : optionalKeys.length > 0
      ? `Optional: ${quoted(optionalKeys)}.`
      : undefined;
  return [...renderSample("Response:", sample), ...(note ? [note] : [])];
}

function optionalFields({ shape }: z.ZodObject): string[] {
  return Object.keys(shape).filter((key) => (shape[key] as z.ZodType).safeParse(undefined).success);
}

const quoted = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(", ");

/** In characters; longer samples are blocks of their own. */
const longestInline = 60;

function renderSample(title: string, value: unknown): string[] {
  const line = JSON.stringify(value);
  if (line.length <= longestInline) return [`${title} \`${line}\``];
  return [title, ["```json", JSON.stringify(value, null, 2), "```"].join("\n")];
}
