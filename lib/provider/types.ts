import type { CampaignOrigin } from "../campaign/origin";
import type { CallResponse, CallRequest } from "../contract/contract";
import type { CodeName, Issue } from "../contract/codes";
import type { CallName } from "../contract/endpoints";
import type { Language } from "../i18n/languages";

/** Context of a call besides its request. */
export type CallContext = {
  /** Bearer token, when one was sent. */
  token?: string;
  /** Language of the texts in the response. */
  language: Language;
  /** Repeating a request with the same key acts once and returns the same response. */
  idempotencyKey?: string;
  /** The form was probably not filled in by a person: it is accepted and marked. */
  suspect?: boolean;
  /** The campaign link that brought the visitor; stored with a lead. */
  origin?: CampaignOrigin;
  /** The time of the call; set by tests. */
  now?: Date;
};

/** One function per call: a missing one is a compile error. */
export type Handlers = {
  [Name in CallName]: (request: CallRequest<Name>, context: CallContext) => Promise<CallResponse<Name>>;
};

/** A refusal that is returned to the caller with its code. */
export class ProviderError extends Error {
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly issues?: Issue[],
    /** Seconds until a retry is useful; sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "ProviderError";
  }
}
