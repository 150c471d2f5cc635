import * as z from "zod";
import { classFacts } from "../../base/contract/class-facts";
import { trialWishes } from "../../base/contract/call-shapes";
import { company } from "../../base/contract/company";
import { interestCodes } from "../../base/contract/enrolment-labels";
import { roles } from "../../base/desk/roles";
import { languages } from "../../base/i18n/languages";
import { lessonKinds } from "../../base/paths";

/*
 * The events that cause a notification, with their data: the body of a webhook request, published in the OpenAPI
 * document (lib/app/openapi/webhooks.ts). To add a kind, add a row here, the mail's texts in
 * messages/{language}/notifications.json, and a call of `enqueueNotification` in the transaction of the event.
 */

export const notificationChannels = ["mail", "webhook"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const id = z.int().min(1);
/** A text in one or more languages. */
const localizedText = z.partialRecord(z.enum(languages), z.string());
const seriesClass = z.object({ id, name: localizedText });
const suspect = z.boolean().describe("whether the form seems to come from a bot");
const origin = z
  .record(z.string(), z.unknown())
  .nullable()
  .describe("the marketing link of the visit, or null");
const phone = z.string().describe("code-dash-number, such as 84-912345678");
const phoneE164 = { phone_e164: z.string().describe("the same in E.164, such as +84912345678") };
const memberFields = {
  student: z.object({ id, name: z.string() }),
  email: z.string().nullable().describe("email address of the family"),
  language: z.enum(languages).nullable().describe("language for messages to the family; null if unknown"),
};

export const eventSchemas = {
  /** The operator tests a channel. */
  "test.asked": z.object({}),
  /** Someone enrolled in the study-in-China campaign. */
  "enrolment.made": z.object({
    id,
    name: z.string(),
    phone,
    email: z.string(),
    ...phoneE164,
    interest: z.string().describe("labels in Chinese, joined by semicolons"),
    interest_codes: z.array(z.enum(Object.values(interestCodes))).describe("the same as stable codes"),
    source: z.string().describe("the country's label in Chinese"),
    source_code: z.enum(["VN", "ID", "international"]).describe("the same as a stable code"),
    gpa_score: z.number().describe("0 when left empty"),
    intention_city: z.string(),
    intention_university: z.string(),
    intention_major: z.string(),
    suspect,
    origin,
  }),
  /** A visitor left name and phone number to ask about a series class. */
  "enquiry.made": z.object({
    id,
    name: z.string(),
    phone,
    ...phoneE164,
    region: z.string(),
    class: seriesClass,
    message: z.string().optional().describe("the visitor's question, which may be empty"),
    suspect,
    origin,
  }),
  /** A visitor left name, phone number and a question that is about no class. */
  "question.made": z.object({
    id,
    name: z.string(),
    phone,
    ...phoneE164,
    region: z.string(),
    message: z.string(),
    suspect,
    origin,
  }),
  /** A company asked about classes for its team. */
  "company_enquiry.made": z.object({
    id,
    name: z.string().describe("name of the contact person"),
    phone,
    ...phoneE164,
    region: z.string(),
    company,
    suspect,
    origin,
  }),
  /** A student booked a seat in a series class. */
  "booking.made": z.object({
    id,
    ...memberFields,
    class: seriesClass,
    points: z.int().min(0),
    by_school: z.boolean().optional().describe("true if staff booked it at the desk"),
  }),
  /** A seat of a full series class is offered to the next student on the waiting list. */
  "seat.offered": z.object({
    id,
    ...memberFields,
    class: seriesClass,
    points: z.int().min(0).describe("price of the seat in class points"),
    until: z.iso.datetime().describe("when the offer expires"),
  }),
  /** The school took a student off the waiting list of a series class. */
  "place.removed": z.object({
    id: id.describe("of the place"),
    ...memberFields,
    class: seriesClass,
    reason: z.string().describe("text entered by the school"),
  }),
  /** The school moved a student to another class. */
  "booking.moved": z.object({
    id,
    ...memberFields,
    class: seriesClass.describe("the previous class"),
    to: seriesClass,
    reason: z.string().describe("text entered by the school"),
  }),
  /** The school canceled a student's seat and refunded the class points. */
  "booking.cancelled": z.object({
    id,
    ...memberFields,
    class: seriesClass,
    points: z.int().min(0).describe("class points that were refunded"),
    reason: z.string().describe("text entered by the school"),
  }),
  /** The school changed a class in which a student has a seat. */
  "class.changed": z.object({
    ...memberFields,
    class: seriesClass,
    changed: z.array(z.enum(classFacts)),
    reason: localizedText.describe("text entered by the school"),
    teacher: localizedText.nullable().describe("null if unchanged"),
    starts_at: z.iso
      .datetime()
      .nullable()
      .describe("start of the next lesson; null if the times are unchanged"),
  }),
  /** The time or the teacher of a family's trial lesson was set, changed or removed. */
  "trial.changed": z.object({
    id,
    ...memberFields,
    starts_at: z.iso.datetime().nullable().describe("null if the time was cancelled"),
    teacher: localizedText.nullable(),
    has_link: z
      .boolean()
      .default(false)
      .describe("whether there is a classroom to enter; false in notifications older than the field"),
  }),
  /** A family requested its free trial lesson, for the first time or after a withdrawal or closing. */
  "trial.asked": z.object({
    id,
    ...memberFields,
    wishes: trialWishes.nullable().default(null).describe("null in requests older than the form"),
  }),
  /** A family changed its request before the school arranged a time. */
  "trial.updated": z.object({ id, ...memberFields, wishes: trialWishes }),
  /** A family withdrew its request or the arranged lesson. */
  "trial.withdrawn": z.object({
    id,
    ...memberFields,
    starts_at: z.iso.datetime().nullable().describe("start of the lesson; null if none was arranged"),
    teacher: localizedText.nullable(),
  }),
  /** The school closed a request without a lesson. */
  "trial.closed": z.object({ id, ...memberFields }),
  /** A lesson that a student saved or has a seat in, or the trial lesson, begins within three hours. */
  "lesson.soon": z.object({
    ...memberFields,
    of: z.enum(lessonKinds),
    class: seriesClass.describe(
      "the live class, or the series class of the lesson; of a trial lesson its id and no name",
    ),
    lesson: localizedText,
    starts_at: z.iso.datetime(),
    has_link: z
      .boolean()
      .default(false)
      .describe("whether there is a classroom to enter; false in reminders older than the field"),
  }),
  /** The link to the classroom of coming lessons was changed or removed. The secret link itself is not sent. */
  "classroom.changed": z.object({
    ...memberFields,
    of: z.enum(lessonKinds),
    class: seriesClass.describe(
      "the live class, or the series class of the lesson; of a trial lesson its id and no name",
    ),
    lesson: localizedText.describe("the next lesson with a changed link"),
    starts_at: z.iso.datetime(),
    has_link: z.boolean().describe("false if the link was removed and there is none now"),
    url: z.string().describe("address of the site's page from which the student enters the class"),
  }),
  /** A live class that a member saved was moved or canceled. */
  "live.changed": z.object({
    ...memberFields,
    class: seriesClass.describe("the live class"),
    lesson: localizedText,
    was: z.iso.datetime(),
    starts_at: z.iso.datetime().nullable().describe("null if it was cancelled"),
  }),
} as const satisfies Record<string, z.ZodObject>;

/** The changes to a staff login that cause a mail. */
export const staffChanges = [
  "password",
  "factor-set",
  "factor-replaced",
  "recovery-used",
  "returned",
  "role",
  "deactivated",
  "activated",
] as const;
export type StaffChange = (typeof staffChanges)[number];

/**
 * Notifications for one recipient, sent by mail only and never to a webhook. Their data contains no links: a link is
 * created with the mail and stored as a hash (lib/subjects/identity/account-links.ts).
 */
export const mailOnlySchemas = {
  /** Someone requested a link to a new password. Whether the address has an account is checked on sending. */
  "password.forgotten": z.object({ email: z.string(), language: z.enum(languages) }),
  /** The password of an account was changed. */
  "password.changed": z.object({}),
  /** An account's address is to be confirmed. */
  "email.unconfirmed": z.object({}),
  /** Someone is invited to the desk. */
  "staff.invited": z.object({ email: z.string(), language: z.enum(languages) }),
  /** A teacher is invited to open an account. */
  "teacher.invited": z.object({ teacher_id: id, email: z.string(), language: z.enum(languages) }),
  /** The login of a staff member was changed. */
  "staff.changed": z.object({
    email: z.string(),
    change: z.enum(staffChanges),
    role: z.enum(roles),
    language: z.enum(languages),
  }),
} as const satisfies Record<string, z.ZodObject>;

type NotificationSchemas = typeof eventSchemas & typeof mailOnlySchemas;

/** The kinds that are sent to the webhook. */
export type EventKind = keyof typeof eventSchemas;
export type NotificationKind = keyof NotificationSchemas;
export type NotificationData<Kind extends NotificationKind> = z.output<NotificationSchemas[Kind]>;

/** All kinds. */
export const notificationKinds = [
  ...Object.keys(eventSchemas),
  ...Object.keys(mailOnlySchemas),
] as NotificationKind[];

export const isWebhookEvent = (kind: NotificationKind): kind is EventKind =>
  Object.hasOwn(eventSchemas, kind);

/** Creates the schema of a webhook request's body. */
export const webhookEventSchema = <Kind extends EventKind>(kind: Kind) =>
  z.object({
    type: z.literal(kind),
    timestamp: z.iso.datetime().describe("time of the event"),
    data: eventSchemas[kind],
  });
