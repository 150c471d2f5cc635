import { callTimeout, clientInfo, endpoints, type CallName, type Endpoint } from "../contract/endpoints";
import type { CallResult } from "../contract/result";
import type { CallAnswer, CallInput } from "../contract/types";
import { formCheckHeader } from "./form-check";

export type CallOptions = {
  token?: string;
  /** Language of the texts that come back. */
  language?: string;
  signal?: AbortSignal;
  /** The same key with the same input acts once, so that a try can be repeated. */
  idempotencyKey?: string;
  /** How a form was filled in (lib/api/form-check). */
  formCheck?: string;
  /** Milliseconds; 30 s unless told (spec section 9). */
  timeout?: number;
  /** Origin of the site when it is not the page's own. */
  baseUrl?: string;
};

/**
 * Calls the provider through the site's gateway. Never throws: a network error, a time-out, an abort or an
 * answer that is no envelope is an object with only a message (spec section 8), told apart by `succeeded`.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallResult<CallAnswer<Name>>> {
  const { token, language, signal, idempotencyKey, formCheck, timeout = callTimeout, baseUrl = "" } = options;
  const { method, path, signedInPath }: Endpoint = endpoints[name];
  const fields: Record<string, unknown> = { ...input, ...clientInfo };
  let url = baseUrl + ((token && signedInPath) || path);
  url = url.replace(/\{(\w+)\}/, (_, key: string) => {
    const value = String(fields[key]);
    delete fields[key];
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (language) headers["Accept-Language"] = language;
  if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
  if (formCheck) headers[formCheckHeader] = formCheck;
  const init: RequestInit = { method, headers };
  if (method === "GET") {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    url += `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
  } else {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(fields);
  }

  // Not AbortSignal.any and .timeout: browsers of 2023 lack them. The limit holds while the body is read.
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new Error("timed out")), timeout);
  signal?.addEventListener("abort", stop);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, { ...init, signal: controller.signal });
    const answer = await response.json();
    if (typeof answer?.code !== "number") throw new Error("not an envelope");
    return answer;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
