import { z } from "zod";
import { languages } from "../i18n/languages";

/*
 * The embedded account site's own calls: not among the provider's 16, and present only without API_HOST.
 * They answer in the same envelope.
 */
const email = z.email().max(254);

export const loginRequest = z.strictObject({ email, password: z.string().min(1).max(200) });
export const registerRequest = z.strictObject({
  nickname: z.string().trim().min(1).max(60),
  email,
  /** At least 8 characters (NIST SP 800-63B); the most keeps hashing time bounded. */
  password: z.string().min(8).max(200),
  language: z.enum(languages),
});
export const sessionAnswer = z.object({
  token: z.string(),
  account_type: z.enum(["student", "teacher"]),
});

export type LoginRequest = z.output<typeof loginRequest>;
export type RegisterRequest = z.output<typeof registerRequest>;
export type SessionAnswer = z.output<typeof sessionAnswer>;
