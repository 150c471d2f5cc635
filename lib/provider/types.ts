import type { CampaignOrigin } from "../campaign/origin";
import type { CallAnswer, CallRequest } from "../contract/contract";
import type { CodeName, Issue } from "../contract/codes";
import type { CallName } from "../contract/endpoints";
import type { Language } from "../i18n/languages";

/** What a call knows besides its request. */
export type CallContext = {
  /** Bearer token, when one was sent. */
  token?: string;
  /** Language of the texts that come back. */
  language: Language;
  /** The same key with the same request answers the same and acts once. */
  idempotencyKey?: string;
  /** A form that no person seems to have filled in: taken, and marked. */
  suspect?: boolean;
  /** The marketer's link that brought the visitor; kept with a lead. */
  origin?: CampaignOrigin;
  /** The moment of the call; tests set it. */
  now?: Date;
};

/** One function per call: a missing one is a compile error. */
export type Handlers = {
  [Name in CallName]: (request: CallRequest<Name>, context: CallContext) => Promise<CallAnswer<Name>>;
};

/** A refusal that the caller is told about, by the name of its code. */
export class ProviderError extends Error {
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly issues?: Issue[],
    /** Seconds until it is worth asking again; leaves as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "ProviderError";
  }
}
