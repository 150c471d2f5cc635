import { tokenFailureCode } from "./token-failure";

/**
 * Response codes. 0 is success and 4200 the token failure (spec section 8); the others are this project's own,
 * each with its HTTP status.
 */
export const codes = {
  ok: { code: 0, status: 200 },
  invalidInput: { code: 4000, status: 400 },
  tokenFailure: { code: tokenFailureCode, status: 401 },
  notAllowed: { code: 4030, status: 403 },
  notFound: { code: 4040, status: 404 },
  alreadyApplied: { code: 4090, status: 409 },
  classFull: { code: 4091, status: 409 },
  deadlinePassed: { code: 4092, status: 409 },
  notEnoughPoints: { code: 4093, status: 409 },
  bodyTooLarge: { code: 4130, status: 413 },
  wrongFormat: { code: 4150, status: 415 },
  tooManyRequests: { code: 4290, status: 429 },
  internal: { code: 5000, status: 500 },
  upstreamUnreachable: { code: 5020, status: 502 },
  upstreamTimeout: { code: 5040, status: 504 },
} as const;

export type CodeName = keyof typeof codes;

/** One refused field: its path in the request, and the reason. */
export type Issue = { path: string; message: string };

/** The envelope of every response. Clients look at `code` only, whatever the HTTP status. */
export type Envelope<Data = unknown> = {
  code: number;
  message: string;
  data?: Data;
};
