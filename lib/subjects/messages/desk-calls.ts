import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { advisers } from "../../base/desk/access";
import { emptyRequest, emptyResponse, idField, instantField } from "../../base/desk/call-shapes";
import { languages } from "../../base/i18n/languages";
import { audience, messageTexts, recipientStates } from "./message";

const message = { audience, advertising: z.boolean(), texts: messageTexts };
const count = z.int().min(0);
const named = z.object({ id: idField, name: z.string() });

const sentMessage = z.object({
  id: idField,
  audience,
  name: z.string().describe("of the class or the teacher; empty for other groups"),
  advertising: z.boolean(),
  subject: z.string().describe("in the desk's language if it was written"),
  at: instantField,
  who: z.string(),
  states: z.partialRecord(z.enum(recipientStates), count),
});

/** What staff write to families and leads. */
export const messageCalls = {
  "messages/groups": {
    access: advisers,
    limit: null,
    request: emptyRequest,
    response: z.object({
      series: z.array(named.extend({ seats: count, waiting: count })).describe("classes that are not over"),
      live: z.array(named.extend({ starts_at: instantField })),
      teachers: z.array(named),
    }),
  },
  "messages/list": {
    access: advisers,
    limit: null,
    request: z.strictObject({ before: idField.optional() }),
    response: z.object({ messages: z.array(sentMessage), more: z.boolean() }),
  },
  "messages/show": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: z.object({
      message: sentMessage.extend({ texts: messageTexts }),
      recipients: z.array(
        z.object({
          account_id: idField.nullable(),
          lead_id: idField.nullable().describe("of the enrolment"),
          name: z.string(),
          students: z.array(z.string()),
          language: z.enum(languages).describe("of the text"),
          state: z.enum(recipientStates),
          by_hand: z.boolean().describe("whether it waits for staff"),
        }),
      ),
    }),
  },
  /** Who would get a message, and in which language. */
  "messages/preview": {
    access: advisers,
    limit: null,
    request: z.strictObject(message),
    response: z.object({
      recipients: count,
      mail: count,
      hand: count,
      opted_out: count,
      unconfirmed: count,
      languages: z.array(
        z.object({
          language: z.enum(languages).describe("of the text"),
          count,
          names: z.array(z.string()).describe("the first few who get it"),
          others: count.describe("those among them whose own language it is not"),
          mail: z.object({ subject: z.string(), text: z.string() }),
        }),
      ),
    }),
  },
  "messages/test": {
    access: advisers,
    limit: null,
    request: z.strictObject({ ...message, language: z.enum(languages) }),
    response: z.object({ to: z.string() }),
  },
  "messages/send": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      ...message,
      recipients: count.describe("as the preview showed them: refused if it is another number now"),
    }),
    response: z.object({
      id: idField,
      sent: z.boolean().describe("false if the same message was sent today"),
    }),
  },
  /** Whether a family gets news and offers. */
  "messages/advertising": {
    access: advisers,
    limit: null,
    request: z.strictObject({ account_id: idField }),
    response: z.object({ on: z.boolean() }),
  },
  "messages/set-advertising": {
    access: advisers,
    limit: null,
    request: z.strictObject({ account_id: idField, on: z.boolean() }),
    response: emptyResponse,
  },
} as const satisfies Calls;
