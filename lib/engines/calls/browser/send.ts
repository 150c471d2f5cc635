import { recordServerTime } from "../../../base/clock/server-clock";
import type { CallResult } from "../../../base/contract/result";
import { withTimeLimit } from "../../../base/request/time-limit";
import { formCheckHeader } from "./form-check";

export type SendOptions = {
  token?: string;
  /** Language of the texts in the response. */
  language?: string;
  signal?: AbortSignal;
  /** Requests with the same key and input act once, so a retry is safe. */
  idempotencyKey?: string;
  /** How a form was filled in (lib/engines/calls/browser/form-check). */
  formCheck?: string;
  /** Completes the request even if the page is left. */
  keepalive?: boolean;
  /** A file to upload as the body; the fields become the query. */
  file?: Blob;
  /** Additional headers. */
  headers?: Record<string, string>;
  timeoutMs: number;
};

type Fields = Record<string, unknown>;

/**
 * Sends fields to the site, as query or JSON, and a file, and reads the envelope of the response. Never throws: a network
 * error, timeout, abort or invalid envelope returns an object with only a message (spec section 8), which
 * `succeeded` distinguishes.
 */
export async function send<Data>(
  method: "GET" | "POST",
  url: string,
  fields: Fields,
  { signal, keepalive, timeoutMs, file, headers: extraHeaders, ...options }: SendOptions,
): Promise<CallResult<Data>> {
  const headers = { ...headersFor(options), ...extraHeaders };
  const init: RequestInit = { method, headers, ...(keepalive && { keepalive }) };
  if (method === "POST") {
    headers["Content-Type"] = file ? file.type : "application/json";
    init.body = file ?? JSON.stringify(fields);
  }
  const address = method === "GET" || file ? url + toQueryString(fields) : url;
  try {
    return await withTimeLimit(timeoutMs, (signal) => readEnvelope(address, { ...init, signal }), signal);
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

type HeaderOptions = Pick<SendOptions, "token" | "language" | "idempotencyKey" | "formCheck">;

function headersFor({ token, language, idempotencyKey, formCheck }: HeaderOptions): Record<string, string> {
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(language && { "Accept-Language": language }),
    ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    ...(formCheck && { [formCheckHeader]: formCheck }),
  };
}

/** Undefined fields are left out, as in JSON. */
function toQueryString(fields: Fields): string {
  const definedFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  return definedFields.length > 0
    ? `?${new URLSearchParams(definedFields.map(([key, value]) => [key, String(value)]))}`
    : "";
}

async function readEnvelope<Data>(address: string, init: RequestInit): Promise<CallResult<Data>> {
  const response = await fetch(address, init);
  recordServerTime(response.headers.get("date"));
  const envelope = await response.json();
  if (typeof envelope?.code !== "number") throw new Error("not an envelope");
  return envelope;
}
