import * as z from "zod";
import { contract, type CallRequest } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import type { Issue } from "../../base/contract/codes";
import { rowsOf } from "../../base/contract/schemas";
import { readTolerantly, type Fault, type Omission } from "../../base/contract/tolerant";
import { omittedRows, pageOf, plausibleTotal } from "./paging";
import type { RawResponse } from "./send";

/** The parsed response of an external provider. */
export type ParsedResponse =
  | { kind: "success"; data: unknown; omissions: Omission[] }
  /** `failing`: the HTTP status is a server error. `retryAfter` in seconds. */
  | {
      kind: "refusal";
      code: number;
      message: string;
      issues?: Issue[];
      retryAfter?: number;
      failing: boolean;
    }
  /** The envelope or the data as a whole is invalid. */
  | { kind: "unusable"; what: string; faults: Fault[] };

const envelope = z.object({ code: z.int(), message: z.string().default(""), data: z.unknown() });
type Envelope = z.output<typeof envelope>;

/** The only part of a refusal's `data` that is kept. */
const refusalData = z.object({ issues: rowsOf(z.object({ path: z.string(), message: z.string() })) });

/** Parses a provider's response. Never throws or logs. */
export function parseResponse(
  name: CallName,
  request: CallRequest<CallName>,
  received: RawResponse,
): ParsedResponse {
  const { status, text } = received;
  if (status >= 300 && status < 400) return unusable("a redirect");
  const frame = readTolerantly(envelope, parseJson(text));
  if (!frame.usable) return unusable("no envelope", frame.faults);
  const parsed = frame.value as Envelope;
  return parsed.code === 0 ? readSuccess(name, request, parsed) : readRefusal(parsed, received);
}

function readSuccess(name: CallName, request: CallRequest<CallName>, { data }: Envelope): ParsedResponse {
  const page = pageOf(request);
  const reading = readTolerantly(contract[name].response, data, page && { ...page, total: 0 });
  if (!reading.usable) return unusable("data of another shape", reading.faults);
  const { value, omissions } = reading;
  const omitted = omittedRows(omissions).length;
  if (!page || (omitted === 0 && !omissions.some(({ at }) => at === "total"))) {
    return { kind: "success", data: value, omissions };
  }
  const list = value as { total: number; list: unknown[] };
  return { kind: "success", data: { ...list, total: plausibleTotal(list, page, omitted) }, omissions };
}

function readRefusal({ code, message, data }: Envelope, { status, retryAfter }: RawResponse): ParsedResponse {
  const seconds = Number(retryAfter);
  const reading = readTolerantly(refusalData, data);
  return {
    kind: "refusal",
    code,
    message,
    ...(reading.usable && (reading.value as z.output<typeof refusalData>)),
    ...(seconds > 0 && Number.isFinite(seconds) && { retryAfter: seconds }),
    failing: status >= 500,
  };
}

function unusable(what: string, faults: Fault[] = []): ParsedResponse {
  return { kind: "unusable", what, faults };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
