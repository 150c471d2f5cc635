import * as z from "zod";
import { normalizeEmail } from "../../base/contract/email";
import type { Calls } from "../../base/contract/call";
import { requiredText } from "../../base/contract/fields";
import { parseDigitCode } from "../../base/text/digits";
import { roles } from "../../base/desk/roles";
import { openSessionShape } from "../../base/contract/call-shapes";
import { everyRole } from "../../base/desk/access";
import { emptyRequest, emptyResponse, idField, newStaffPassword } from "../../base/desk/call-shapes";

/** The logged-in member of staff. */
const self = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  enters_points: z.boolean().describe("whether the member may enter class points"),
  second_factor: z.boolean().describe("whether each login requires a code"),
});

/**
 * The next step after the password: none, a code, or setting up the second factor. Owners must set it up; only the
 * demo account on its own machine may postpone it.
 */
const step = z.object({ next: z.enum(["in", "code", "enrol", "offer"]) });

const code = z.string().overwrite(parseDigitCode).min(6).max(20);

/** Login, logout and the own account. */
export const sessionCalls = {
  "session/login": {
    access: "optionalStaff",
    // Wrong passwords are counted by the handler, which knows whether the network is the owner's.
    limit: "loginWork",
    request: z.strictObject({
      email: z.string().overwrite(normalizeEmail).max(254),
      password: z.string().min(1).max(200),
    }),
    response: step,
  },
  "session/code": { access: "mfaPending", limit: null, request: z.strictObject({ code }), response: step },
  "session/enrol": {
    access: "mfaPending",
    limit: null,
    request: emptyRequest,
    response: z.object({ secret: z.string(), picture: z.string().describe("QR code as a data: URL") }),
  },
  "session/confirm": {
    access: "mfaPending",
    limit: null,
    request: z.strictObject({ code }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  "session/later": { access: "mfaPending", limit: null, request: emptyRequest, response: step },
  "session/logout": { access: "optionalStaff", limit: null, request: emptyRequest, response: emptyResponse },
  "session/who": {
    access: "optionalStaff",
    limit: null,
    request: emptyRequest,
    response: z.object({
      self: self.nullable(),
      next: step.shape.next,
      was_idle: z.boolean().describe("whether the session ended after the idle timeout"),
    }),
  },
  /** The caller's open sessions. */
  "session/list": {
    access: everyRole,
    limit: null,
    request: emptyRequest,
    response: z.object({ sessions: z.array(openSessionShape) }),
  },
  "session/end": {
    access: everyRole,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: emptyResponse,
  },
  "session/end-others": {
    access: everyRole,
    limit: null,
    request: emptyRequest,
    response: z.object({ ended: z.int().min(0).describe("number of ended sessions") }),
  },
  "session/password": {
    access: everyRole,
    limit: null,
    request: z.strictObject({ current: z.string().min(1).max(200), password: newStaffPassword }),
    response: emptyResponse,
  },
  "session/second-factor": {
    access: everyRole,
    limit: null,
    request: z.strictObject({ password: z.string().min(1).max(200) }),
    response: step,
  },
  "session/invitation": {
    access: "optionalStaff",
    limit: "deskLink",
    request: z.strictObject({ token: z.string().max(100) }),
    response: z.object({ email: z.string(), role: z.enum(roles) }),
  },
  "session/accept": {
    access: "optionalStaff",
    limit: "deskLink",
    request: z.strictObject({
      token: z.string().max(100),
      name: requiredText(60),
      password: newStaffPassword,
    }),
    response: step,
  },
} as const satisfies Calls;
