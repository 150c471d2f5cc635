import * as z from "zod";
import { requiredParagraphs, requiredText } from "../../base/contract/fields";
import { campaignSources, maxSubjectLength, maxTextLength } from "./limits";
import { idField } from "../../base/desk/call-shapes";
import { languages } from "../../base/i18n/languages";

/**
 * - `series`: the students with a spot in a class; `queue`: those on its waiting list
 * - `live`: those who saved a live class
 * - `teacher`: the students with lessons of the teacher ahead
 * - `language`: the families with this language
 * - `campaign`: the leads of a campaign's region
 */
export const audience = z.discriminatedUnion("of", [
  z.strictObject({ of: z.enum(["series", "queue", "live", "teacher"]), id: idField }),
  z.strictObject({ of: z.literal("language"), language: z.enum(languages) }),
  z.strictObject({ of: z.literal("campaign"), source: z.enum(campaignSources) }),
]);
export type Audience = z.output<typeof audience>;

/** The texts by language; both of a language or none. */
export const messageTexts = z
  .partialRecord(
    z.enum(languages),
    z.strictObject({ subject: requiredText(maxSubjectLength), text: requiredParagraphs(maxTextLength) }),
  )
  .refine((texts) => Object.keys(texts).length > 0, { error: "empty" });
export type MessageTexts = z.output<typeof messageTexts>;

/**
 * - `waiting`: the mail is queued, or staff have to send it by hand
 * - `byHand`: staff sent it
 * - `dropped`: staff found that it is not needed
 * - `expired`: it was not sent in time
 * - `unconfirmed`: news do not go to addresses that were not confirmed
 */
export const recipientStates = [
  "waiting",
  "sent",
  "byHand",
  "failed",
  "dropped",
  "expired",
  "optedOut",
  "unconfirmed",
] as const;
export type RecipientState = (typeof recipientStates)[number];
