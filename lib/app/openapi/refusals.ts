import { codes, type CodeName } from "../../base/contract/codes";
import type { ContractCall } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";

const seats: CodeName[] = ["notFound", "alreadyApplied", "classFull", "deadlinePassed", "notEnoughPoints"];

/** Refusals from the rules of a single call. */
const ownRefusals: Partial<Record<CallName, CodeName[]>> = {
  bookCombo: seats,
  preSaleApply: seats,
  preSaleRegister: ["notFound"],
  abroadCreate: ["alreadyApplied"],
  appDownload: ["notFound"],
};

/** HTTP statuses of a call besides 200. */
export function refusalStatuses(name: CallName, call: ContractCall, needsToken: boolean): number[] {
  const names: CodeName[] = [
    "invalidInput",
    "tooManyRequests",
    "internal",
    "upstreamUnreachable",
    "upstreamTimeout",
  ];
  if (call.method === "POST") names.push("bodyTooLarge", "wrongFormat", "notAllowed");
  if (needsToken) names.push("tokenFailure", "notAllowed");
  names.push(...(ownRefusals[name] ?? []));
  return [...new Set(names.map((codeName) => codes[codeName].status))].sort((a, b) => a - b);
}

const codeDescriptions: Record<CodeName, string> = {
  ok: "success",
  invalidInput: "invalid input",
  tokenFailure: "token failure",
  notAllowed: "not allowed",
  notFound: "not found",
  alreadyApplied: "already applied",
  classFull: "class full",
  deadlinePassed: "deadline passed",
  notEnoughPoints: "not enough class points",
  bodyTooLarge: "body too large",
  wrongFormat: "not the expected format, which is JSON",
  tooManyRequests: "too many requests",
  internal: "internal error",
  upstreamUnreachable: "provider unreachable",
  upstreamTimeout: "provider timed out",
};

/** One reusable response per HTTP status of a refusal, with the codes that have this status. */
export function refusalResponses(): Record<string, object> {
  const statuses = new Set(Object.values(codes).map(({ status }) => status));
  statuses.delete(codes.ok.status);
  return Object.fromEntries([...statuses].map((status) => [`Refusal${status}`, refusalResponse(status)]));
}

/** Statuses that may set Retry-After: too many requests, and a provider whose circuit is open. */
const canWait = new Set<number>([codes.tooManyRequests.status, codes.upstreamUnreachable.status]);

function refusalResponse(status: number): object {
  const codeNames = (Object.keys(codes) as CodeName[]).filter(
    (codeName) => codes[codeName].status === status,
  );
  const numbers = codeNames.map((codeName) => codes[codeName].code);
  const description = codeNames
    .map((codeName) => `${codes[codeName].code} ${codeDescriptions[codeName]}`)
    .join(", ");
  const schema = {
    allOf: [{ $ref: "#/components/schemas/Refusal" }, { properties: { code: { enum: numbers } } }],
  };
  const headers = {
    "Retry-After": {
      description: "Seconds until it is worth asking again",
      schema: { type: "integer", minimum: 1 },
    },
  };
  return {
    description: description[0]?.toUpperCase() + description.slice(1),
    ...(canWait.has(status) && { headers }),
    content: { "application/json": { schema } },
  };
}

/** Every refusal's envelope. */
export const refusalSchema = {
  type: "object",
  properties: {
    code: { type: "integer", description: "never 0", not: { const: 0 } },
    message: { type: "string", description: "in the language of Accept-Language" },
    data: {
      type: "object",
      properties: {
        issues: {
          type: "array",
          description: "the refused fields of an invalid input",
          items: {
            type: "object",
            properties: { path: { type: "string" }, message: { type: "string" } },
            required: ["path", "message"],
          },
        },
      },
    },
  },
  required: ["code", "message"],
};
