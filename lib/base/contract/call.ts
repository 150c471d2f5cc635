import type * as z from "zod";
import type { Issue } from "./codes";
import type { ConsentDocument } from "./consent";
import type { LimitValues } from "./limits";
import type { LimitName } from "./limits";

/**
 * Who may make a call.
 * - `open`: everyone; a token is ignored.
 * - `optionalToken`: everyone; a logged-in visitor gets a personal response.
 * - `token`: logged-in members, by bearer token.
 * - `optionalStaff`: everyone; the handler gets the staff session if there is one.
 * - `mfaPending`: staff whose password was accepted, also before the second factor.
 * - a list: staff with one of these roles.
 */
export type Access = "open" | "optionalToken" | "token" | "optionalStaff" | "mfaPending" | readonly string[];

/** One row of a table of calls. */
export type Call = {
  access: Access;
  /** The rate limit (lib/base/contract/limits), counted for valid requests; null if there is none. */
  limit: LimitName | null;
  /** What the limit is counted by besides network and token, such as an email. */
  limitKeys?(request: never): LimitValues;
  /** A form that people fill in. One that a program seems to have filled in also counts against `suspect`. */
  isForm?: true;
  /** The documents to which a person must agree in the form, see lib/engines/calls/require-consents. */
  consents?: RequiredConsents;
  /** Some refusals disclose whether an email or a phone is known. Beyond the limit every request is refused. */
  disclosure?: { limit: LimitName; isDisclosed: (refusal: Refusal) => boolean };
  /** Without `upload` the JSON body of a POST or the query of a GET, otherwise the query. */
  request: z.ZodType;
  /** `file` of lib/engines/calls/file for a download. */
  response: z.ZodType;
  /** The request needs no body. */
  ignoresBody?: true;
  /** Maximum bytes of a JSON body; default 64 KB. */
  maxBodyBytes?: number;
  /** The body is a file, which the handler gets as `context.file`. */
  upload?: {
    /** The content types, as the start that they share. */
    type: string;
    maxBytes: number;
  };
};

export type RequiredConsents = {
  documents: readonly ConsentDocument[];
  /**
   * The call is one of the 16 public ones, whose requests the specification fixes: clients that send no consent header
   * ask their users themselves, and no consent is recorded.
   */
  isHeaderOptional?: true;
};

type Refusal = { code: number; issues: readonly Issue[] };

/** A table of calls by name. */
export type Calls = Readonly<Record<string, Call>>;

/** The fields that a caller sends: defaults may be left out. */
export type InputOf<Rows extends Calls, Name extends keyof Rows> = z.input<Rows[Name]["request"]>;
/** The validated fields that a handler gets. */
export type RequestOf<Rows extends Calls, Name extends keyof Rows> = z.output<Rows[Name]["request"]>;
export type ResponseOf<Rows extends Calls, Name extends keyof Rows> = z.output<Rows[Name]["response"]>;

/**
 * The handlers of a table; a missing one is a compile error.
 * @param Contexts the context by access; `staff` stands for a list of roles.
 */
export type Handlers<Rows extends Calls, Contexts, Names extends keyof Rows = keyof Rows> = {
  [Name in Names]: (
    request: RequestOf<Rows, Name>,
    context: ContextOf<Rows[Name], Contexts>,
  ) => Promise<ResponseOf<Rows, Name>>;
};

type ContextOf<Row extends Call, Contexts> = ByAccess<Row["access"], Contexts> &
  (Row extends { upload: object } ? { file: Uint8Array } : unknown);

type ByAccess<Of extends Access, Contexts> = Of extends keyof Contexts
  ? Contexts[Of]
  : Contexts extends { staff: infer Staff }
    ? Staff
    : never;
