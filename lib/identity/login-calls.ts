import * as z from "zod";
import type { Calls, RequestOf, ResponseOf } from "../contract/call";
import { languages } from "../i18n/languages";
import { accountKind } from "../contract/account-fields";
import { forgottenForm, loginForm, newPasswordForm, registerForm } from "./forms";
import { timeZone } from "../contract/call-shapes";

/** The token after # in a mailed link. */
const linkToken = z.string().min(1).max(100);
const session = z.object({ token: z.string(), account_type: z.enum(["student", "teacher"]) });
const nothing = z.object({});

const emailKey = ({ email }: { email: string }) => ({ email: email.toLowerCase() });

/** Login, registration and mailed links of the built-in account pages: `POST /api/account/{name}`. */
export const loginCalls = {
  login: {
    access: "open",
    // Wrong passwords are counted by the handler, which knows whether the network is the owner's.
    limit: "loginWork",
    request: z.strictObject({ ...loginForm.shape, time_zone: timeZone.optional() }),
    response: session,
  },
  register: {
    access: "open",
    limit: "register",
    limitKeys: emailKey,
    isForm: true,
    disclosure: {
      limit: "emailTold",
      isDisclosed: ({ issues }) => issues.some(({ path }) => path === "email"),
    },
    request: z.strictObject({
      ...registerForm.shape,
      language: z.enum(languages),
      kind: z.optional(accountKind).describe("default: student"),
      time_zone: timeZone.optional(),
    }),
    response: session,
  },
  /** Ends the session of the bearer token. */
  logout: { access: "token", limit: null, request: z.object({}), response: nothing, ignoresBody: true },
  /** Requests a password reset link. The response is the same for every address, so it discloses no accounts. */
  forgotten: {
    access: "open",
    limit: "forgotten",
    limitKeys: emailKey,
    isForm: true,
    request: z.strictObject(forgottenForm.shape),
    response: nothing,
  },
  /** Sets a new password with the token of a mailed link. */
  renew: {
    access: "open",
    limit: "mailedLink",
    request: z.strictObject({ token: linkToken, ...newPasswordForm.shape }),
    response: nothing,
  },
  /** Confirms an email address with the token of a mailed link. */
  confirm: {
    access: "open",
    limit: "mailedLink",
    request: z.strictObject({ token: linkToken }),
    response: nothing,
  },
} as const satisfies Calls;

type Rows = typeof loginCalls;
export type LoginRequest = RequestOf<Rows, "login">;
export type RegisterRequest = RequestOf<Rows, "register">;
export type ForgottenRequest = RequestOf<Rows, "forgotten">;
export type RenewRequest = RequestOf<Rows, "renew">;
export type ConfirmRequest = RequestOf<Rows, "confirm">;
export type SessionResponse = ResponseOf<Rows, "login">;
