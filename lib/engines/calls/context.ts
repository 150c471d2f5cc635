import type { Handlers as HandlersOf } from "../../base/contract/call";
import type { Client } from "./limit";
import type { CampaignOrigin, RegionOrigins } from "../../base/contract/campaign-origin";
import type { ConsentDocument } from "../../base/contract/consent";
import type { contract } from "../../base/contract/contract";
import type { Language } from "../../base/i18n/languages";

/** Context of a call besides its request. The client is known for account calls only. */
export type CallContext = Partial<Client> & {
  /** Bearer token, when one was sent. */
  token?: string;
  /** The account that the page was built for (lib/base/contract/account-ref). */
  pageAccount?: string;
  /** The token that an open call ignores, which may be invalid; leads keep whose it is. */
  senderToken?: string;
  /** Language of the texts in the response. */
  language: Language;
  /** Repeating a request with the same key acts once and returns the same response. */
  idempotencyKey?: string;
  /** The form was probably not filled in by a person: it is accepted and marked. */
  suspect?: boolean;
  /** The documents that the person agreed to in the form. */
  consents?: readonly ConsentDocument[];
  /** The campaign link that brought the visitor; stored with a lead. */
  origin?: CampaignOrigin;
  /** The links by the region of their pages; stored with an enrolment. */
  regionOrigins?: RegionOrigins;
  /** The time of the call; set by tests. */
  now?: Date;
};

/** The contexts of public and account calls by access. */
export type VisitorContexts = {
  open: CallContext;
  optionalToken: CallContext;
  token: CallContext;
};

/** The handlers of the 16 public calls. */
export type PublicHandlers = HandlersOf<typeof contract, VisitorContexts>;
