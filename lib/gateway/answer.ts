import { codes, type Envelope } from "../contract/codes";
import type { Language } from "../i18n/languages";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { ProviderError } from "../provider/types";
import { messageFor } from "./messages";

/** What a call comes to, before it is an HTTP answer. */
export type Answer = {
  envelope: Envelope;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  /** The rows of another provider's list that broke the contract and were left out, if any. */
  omitted?: readonly OmittedRow[];
};

/** The id, where that much of the row was as it should be. */
export type OmittedRow = { id?: number };

/** The envelope of a success. Calls that answer nothing still carry an object, as the client expects data. */
export function success(data: unknown): Answer {
  return { envelope: { code: 0, message: "", data: data ?? {} } };
}

/**
 * The envelope of a failure. A refusal keeps its code and words; anything else is a fault of ours, written to
 * the log under `label` without personal data, and told to the caller as 5000 only.
 */
export function failure(error: unknown, language: Language, label: string): Answer {
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
 * The HTTP answer: the status goes with the code (200 for a foreign code; clients judge by the code alone),
 * and is 405 where `allow` names the methods that would do.
 */
export function respond({ envelope, retryAfter }: Answer, allow?: string): Response {
  return Response.json(envelope, {
    status: allow ? 405 : (statusByCode.get(envelope.code) ?? 200),
    headers: {
      "Cache-Control": "no-store",
      ...(allow && { Allow: allow }),
      ...(retryAfter !== undefined && { "Retry-After": String(Math.max(1, Math.ceil(retryAfter))) }),
    },
  });
}
