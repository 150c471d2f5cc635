import type * as z from "zod";
import { callOf, type Call } from "../../lib/contract/contract";
import { clientInfo, endpoints, type CallName } from "../../lib/contract/endpoints";
import { findRowList } from "../../lib/contract/row-list";
import { sampleResponses } from "../../lib/contract/sample-responses";
import { samples } from "../../lib/contract/samples";

/** Renders the 16 calls for docs/provider.md from the contract. */
export function renderCalls(): string {
  return (Object.keys(endpoints) as CallName[]).map(renderCall).join("\n\n");
}

const accessNotes = {
  open: "Public; a token is ignored.",
  token: "Requires a bearer token.",
  either: "Public; with a bearer token use the second path.",
};

function renderCall(name: CallName): string {
  const call = callOf(name);
  const paths = [call.path, call.signedInPath].flatMap((path) =>
    path ? [`\`${call.method} ${path}\``] : [],
  );
  return [
    `### ${name}`,
    `${call.summary}. ${paths.join(" or ")}. ${accessNotes[call.access]}`,
    renderRequest(name, call),
    "Response:",
    formatJson({ code: 0, message: "", data: sampleResponses[name] }),
    renderRequiredFields(name, call),
  ].join("\n\n");
}

function renderRequest(name: CallName, { method, path }: Call): string {
  const fields: Record<string, unknown> = { ...samples[name], ...clientInfo };
  if (method === "POST") return formatJson(fields);
  const resolvedPath = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(fields[key]);
    delete fields[key];
    return value;
  });
  const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  return ["```http", `GET ${resolvedPath}?${query}`, "```"].join("\n");
}

/** Lists the fields that a response must contain. */
function renderRequiredFields(name: CallName, { answer }: Call): string {
  const list = findRowList(name);
  if (list) {
    const [optional, required] = splitFields(list.row);
    return `Required in each row of \`${list.key}\`: ${formatNames(required)}.${optional.length ? ` Optional: ${formatNames(optional)}.` : ""}`;
  }
  if (answer.safeParse(undefined).success) return "Nothing in `data` is required.";
  const [optional, required] = splitFields(answer as z.ZodObject);
  return `Required: ${formatNames(required)}.${optional.length ? ` Optional: ${formatNames(optional)}.` : ""}`;
}

function splitFields({ shape }: z.ZodObject): [optional: string[], required: string[]] {
  const keys = Object.keys(shape);
  const isOptional = (key: string) => (shape[key] as z.ZodType).safeParse(undefined).success;
  return [keys.filter(isOptional), keys.filter((key) => !isOptional(key))];
}

const formatNames = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(", ");
const formatJson = (value: unknown) => ["```json", JSON.stringify(value, null, 2), "```"].join("\n");
