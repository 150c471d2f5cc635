import type * as z from "zod";
import { callOf, type Call } from "../../lib/contract/contract";
import { clientInfo, endpoints, type CallName } from "../../lib/contract/endpoints";
import { findRowList } from "../../lib/contract/row-list";
import { sampleResponses } from "../../lib/contract/sample-responses";
import { samples } from "../../lib/contract/samples";

/** The 16 calls as docs/provider.md shows them: all of it from the contract, so that it cannot say anything else. */
export function callsAsMarkdown(): string {
  return (Object.keys(endpoints) as CallName[]).map(section).join("\n\n");
}

const access = {
  open: "Public; a token is ignored.",
  token: "Requires a bearer token.",
  either: "Public; with a bearer token use the second path.",
};

function section(name: CallName): string {
  const call = callOf(name);
  const paths = [call.path, call.loggedInPath].flatMap((path) =>
    path ? [`\`${call.method} ${path}\``] : [],
  );
  return [
    `### ${name}`,
    `${call.summary}. ${paths.join(" or ")}. ${access[call.access]}`,
    asked(name, call),
    "Response:",
    json({ code: 0, message: "", data: sampleResponses[name] }),
    needs(name, call),
  ].join("\n\n");
}

function asked(name: CallName, { method, path }: Call): string {
  const fields: Record<string, unknown> = { ...samples[name], ...clientInfo };
  if (method === "POST") return json(fields);
  const place = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(fields[key]);
    delete fields[key];
    return value;
  });
  const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  return ["```http", `GET ${place}?${query}`, "```"].join("\n");
}

/** What the answer cannot do without. */
function needs(name: CallName, { response }: Call): string {
  const list = findRowList(name);
  if (list) {
    const [spare, essential] = sorted(list.row);
    return `Required in each row of \`${list.key}\`: ${named(essential)}.${spare.length ? ` Optional: ${named(spare)}.` : ""}`;
  }
  if (response.safeParse(undefined).success) return "Nothing in `data` is required.";
  const [spare, essential] = sorted(response as z.ZodObject);
  return `Required: ${named(essential)}.${spare.length ? ` Optional: ${named(spare)}.` : ""}`;
}

function sorted({ shape }: z.ZodObject): [spare: string[], essential: string[]] {
  const keys = Object.keys(shape);
  const isSpare = (key: string) => (shape[key] as z.ZodType).safeParse(undefined).success;
  return [keys.filter(isSpare), keys.filter((key) => !isSpare(key))];
}

const named = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(", ");
const json = (value: unknown) => ["```json", JSON.stringify(value, null, 2), "```"].join("\n");
