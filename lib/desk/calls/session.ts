import * as z from "zod";
import { requiredText } from "../../contract/fields";
import { readDigits } from "../../text/digits";
import { roles } from "../roles";
import { openSession } from "../../account/shapes";
import { done, everyone, id, newPassword, nothing, type DeskCall } from "./call";

/** What of a person is shown at the desk. */
const self = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  second_factor: z.boolean().describe("asked for a code at each login"),
});

/**
 * What comes after a password: nothing more, a code, or setting up the second factor, which an owner must, and which
 * only the demo account on its own machine may leave for later.
 */
const step = z.object({ next: z.enum(["in", "code", "enrol", "offer"]) });

const code = z.string().overwrite(readDigits).min(6).max(20);

/** Coming in, going out, and one's own account. */
export const sessionCalls = {
  "session/login": {
    access: "stranger",
    request: z.strictObject({ email: z.string().trim().max(254), password: z.string().min(1).max(200) }),
    answer: step,
  },
  "session/code": { access: "halfway", request: z.strictObject({ code }), answer: step },
  "session/enrol": {
    access: "halfway",
    request: nothing,
    answer: z.object({ secret: z.string(), picture: z.string().describe("a QR code, as a data: address") }),
  },
  "session/confirm": {
    access: "halfway",
    request: z.strictObject({ code }),
    answer: z.object({ recovery_codes: z.array(z.string()) }),
  },
  "session/later": { access: "halfway", request: nothing, answer: step },
  "session/logout": { access: "stranger", request: nothing, answer: done },
  "session/who": {
    access: "stranger",
    request: nothing,
    answer: z.object({
      self: self.nullable(),
      next: step.shape.next,
      was_idle: z.boolean().describe("the session ended because nobody used it"),
    }),
  },
  /** Where one is logged in oneself. */
  "session/list": {
    access: everyone,
    request: nothing,
    answer: z.object({ sessions: z.array(openSession) }),
  },
  "session/end": { access: everyone, request: z.strictObject({ id }), answer: done },
  "session/end-others": {
    access: everyone,
    request: nothing,
    answer: z.object({ ended: z.int().min(0).describe("how many it ended") }),
  },
  "session/password": {
    access: everyone,
    request: z.strictObject({ current: z.string().min(1).max(200), password: newPassword }),
    answer: done,
  },
  "session/second-factor": {
    access: everyone,
    request: z.strictObject({ password: z.string().min(1).max(200) }),
    answer: step,
  },
  "session/invitation": {
    access: "stranger",
    request: z.strictObject({ token: z.string().max(100) }),
    answer: z.object({ email: z.string(), role: z.enum(roles) }),
  },
  "session/accept": {
    access: "stranger",
    request: z.strictObject({
      token: z.string().max(100),
      name: requiredText(60),
      password: newPassword,
    }),
    answer: step,
  },
} as const satisfies Record<string, DeskCall>;
