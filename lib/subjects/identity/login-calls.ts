import * as z from "zod";
import type { Calls, RequestOf, ResponseOf } from "../../base/contract/call";
import { languages } from "../../base/i18n/languages";
import { accountKind } from "../../base/contract/account-fields";
import { email } from "../../base/contract/account-fields";
import { forgottenForm, loginForm, newPasswordForm, registration } from "./forms";
import { timeZone } from "../../base/contract/call-shapes";

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
    consents: { documents: ["terms", "privacy"] },
    disclosure: {
      limit: "emailTold",
      isDisclosed: ({ issues }) => issues.some(({ path }) => path === "email"),
    },
    request: z.strictObject({
      ...registration.shape,
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
  /** Whom a teacher's invitation is for, with the token of its link. */
  "teacher-invitation": {
    access: "open",
    limit: "mailedLink",
    request: z.strictObject({ token: linkToken }),
    response: z.object({ email: z.string(), nickname: z.string() }),
  },
  /** Opens a teacher's account with the token of an invitation. Refused while a member is logged in. */
  "accept-teacher-invitation": {
    access: "optionalToken",
    limit: "mailedLink",
    consents: { documents: ["privacy"] },
    request: z.strictObject({
      token: linkToken,
      ...newPasswordForm.shape,
      language: z.enum(languages),
      time_zone: timeZone.optional(),
    }),
    response: session,
  },
  /** Whom a family's invitation is for, with the token of its link. */
  "family-invitation": {
    access: "open",
    limit: "mailedLink",
    request: z.strictObject({ token: linkToken }),
    response: z.object({
      nickname: z.string(),
      email: z.string().describe("empty if the school knows none"),
      is_email_fixed: z.boolean().describe("whether the link was mailed to this address, which it confirms"),
      students: z.array(z.object({ nickname: z.string(), needs_consent: z.boolean() })),
    }),
  },
  /** Gives a family that the school entered its login. Refused while a member is logged in. */
  "accept-family-invitation": {
    access: "optionalToken",
    limit: "mailedLink",
    consents: { documents: ["terms", "privacy"] },
    disclosure: {
      limit: "emailTold",
      isDisclosed: ({ issues }) => issues.some(({ path }) => path === "email"),
    },
    request: z.strictObject({
      token: linkToken,
      ...newPasswordForm.shape,
      email: email.check(z.toLowerCase()),
      consent: z.boolean().describe("the parent's consent, for students who may be under 18"),
      language: z.enum(languages),
      time_zone: timeZone.optional(),
    }),
    response: session,
  },
} as const satisfies Calls;

type Rows = typeof loginCalls;
export type LoginRequest = RequestOf<Rows, "login">;
export type RegisterRequest = RequestOf<Rows, "register">;
export type ForgottenRequest = RequestOf<Rows, "forgotten">;
export type RenewRequest = RequestOf<Rows, "renew">;
export type ConfirmRequest = RequestOf<Rows, "confirm">;
export type TeacherInvitationRequest = RequestOf<Rows, "teacher-invitation">;
export type AcceptTeacherRequest = RequestOf<Rows, "accept-teacher-invitation">;
export type FamilyInvitationRequest = RequestOf<Rows, "family-invitation">;
export type FamilyInvitationResponse = ResponseOf<Rows, "family-invitation">;
export type AcceptFamilyRequest = RequestOf<Rows, "accept-family-invitation">;
export type SessionResponse = ResponseOf<Rows, "login">;
