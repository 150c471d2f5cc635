import { codes, type Envelope } from "../../base/contract/codes";
import type { Language } from "../../base/i18n/languages";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { ProviderError } from "../../base/contract/provider-error";
import { messageFor } from "./messages";

/** The result of a call before it becomes an HTTP response. */
export type GatewayResult = {
  envelope: Envelope;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  /** Rows of an external provider's list that broke the contract and were left out. */
  omitted?: readonly OmittedRow[];
};

/** The row's id, if it is valid. */
export type OmittedRow = { id?: number };

/** The envelope of a success. Calls without data still carry an empty object, because the client expects data. */
export function success(data: unknown): GatewayResult {
  return { envelope: { code: 0, message: "", data: data ?? {} } };
}

/**
 * The envelope of a failure. A refusal keeps its code and message. Any other error is logged under `label` without
 * personal data, and the caller gets 5000.
 */
export function failure(error: unknown, language: Language, label: string): GatewayResult {
  if (!(error instanceof ProviderError)) {
    log.error({ work: label, error: describeError(error) }, "failed");
    return failure(new ProviderError("internal", ""), language, label);
  }
  const { codeName, issues, retryAfter } = error;
  const message = error.message || messageFor(codeName, language);
  const data = issues && { data: { issues } };
  return { envelope: { code: codes[codeName].code, message, ...data }, retryAfter };
}

const statusByCode = new Map<number, number>(Object.values(codes).map(({ code, status }) => [code, status]));

/**
 * Converts a result to an HTTP response. The status follows from the code (200 for an unknown code; clients look
 * at the code only), or is 405 if `allow` lists the accepted methods.
 */
export function toResponse({ envelope, retryAfter }: GatewayResult, allow?: string): Response {
  return Response.json(envelope, {
    status: allow ? 405 : (statusByCode.get(envelope.code) ?? 200),
    headers: {
      "Cache-Control": "no-store",
      ...(allow && { Allow: allow }),
      ...(retryAfter !== undefined && { "Retry-After": String(Math.max(1, Math.ceil(retryAfter))) }),
    },
  });
}
