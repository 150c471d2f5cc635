import * as z from "zod";
import { classFacts } from "../../base/contract/class-facts";
import { trialWishes } from "../../base/contract/call-shapes";
import { company } from "../../base/contract/company";
import { currencyCodes } from "../../base/reference/price-currencies";
import { interestCodes } from "../../base/contract/enrolment-labels";
import { roles } from "../../base/desk/roles";
import { languages } from "../../base/i18n/languages";
import { lessonKinds } from "../../base/paths";

/*
 * The events that cause a notification, with their data: the body of a webhook request, published in the OpenAPI
 * document (lib/app/openapi/webhooks.ts). To add a kind, add a row here, the mail's texts in
 * messages/{language}/notifications.json, and a call of `enqueueNotification` in the transaction of the event.
 */

/** The channels that the site sends by itself. */
export const notificationChannels = ["mail", "webhook"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How a notification reaches its recipient. `hand` waits until staff have passed it on (./by-hand.ts). */
export type NotificationWay = NotificationChannel | "hand";

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

const by_family = z
  .boolean()
  .optional()
  .describe("true if the family did it, or asked for it; missing if the school did it");

/** The students of a family whom one notification is about; `student` is the first. */
const familyStudents = z
  .array(z.string())
  .default([])
  .describe("names of the family's students concerned; empty in notifications older than the field");

const changedLessons = z.array(
  z.object({
    name: localizedText,
    was: z.iso.datetime().describe("start before the change"),
    starts_at: z.iso.datetime().nullable().describe("start after it; null if there is no lesson instead"),
  }),
);

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
    cancel: z
      .object({
        by_family: z
          .enum(["no", "ask", "atOnce"])
          .describe("whether the family may cancel it: not at all, once staff confirm it, or at once"),
        free_until: z.iso.datetime().nullable().describe("until when canceling is free; null if it never is"),
        late_cost: z.int().min(0).describe("what canceling costs afterwards, in class points"),
      })
      .optional()
      .describe("the rule on canceling; missing in notifications older than the field"),
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
  /** A student moved to another class. */
  "booking.moved": z.object({
    id,
    ...memberFields,
    class: seriesClass.describe("the previous class"),
    to: seriesClass,
    reason: z.string().describe("text entered by the school; empty without one"),
    by_family,
  }),
  /** A student's seat was canceled, and class points were refunded. */
  "booking.cancelled": z.object({
    id,
    ...memberFields,
    class: seriesClass,
    points: z.int().min(0).describe("class points that were refunded"),
    reason: z.string().describe("text entered by the school; empty without one"),
    by_family,
  }),
  /** A buyer withdrew from a purchase, by the law of the buyer's country. */
  "purchase.withdrawn": z.object({
    id: id.describe("of the payment"),
    ...memberFields,
    name: z.string().describe("of the person who withdrew"),
    received_on: z.iso.date().describe("the day of the payment, by the school's clock"),
    currency: z.enum(currencyCodes),
    amount: z.int().describe("of the payment, in minor units"),
    declared_at: z.iso.datetime(),
  }),
  /** A family asks to cancel a booking, or to move to another class. */
  "booking_request.made": z.object({
    id,
    ...memberFields,
    class: seriesClass,
    to: seriesClass.nullable().describe("the class to move to; null for a cancelation"),
    message: z.string().describe("the family's words, which may be empty"),
  }),
  /** The school declined such a request. */
  "booking_request.declined": z.object({
    id,
    ...memberFields,
    class: seriesClass,
    to: seriesClass.nullable().describe("the class to move to; null for a cancelation"),
    reason: z.string().describe("text entered by the school"),
  }),
  /** The school changed a class in which students of a family have seats. Once per family. */
  "class.changed": z.object({
    ...memberFields,
    students: familyStudents,
    class: seriesClass,
    changed: z.array(z.enum(classFacts)),
    reason: localizedText.describe("text entered by the school"),
    teacher: localizedText.nullable().describe("null if unchanged"),
    starts_at: z.iso
      .datetime()
      .nullable()
      .describe("start of the next lesson; null if the times are unchanged"),
  }),
  /** Some of a family's class points end in 30 or in 7 days. */
  "points.ending": z.object({
    ...memberFields,
    points: z.int().min(1),
    last_day: z.iso.date().describe("last day on which they can be used, by the school's clock"),
    until: z.iso.datetime().describe("the end of that day"),
  }),
  /** The school moved or canceled a lesson of a class, or gave lessons to a substitute. Once per family. */
  "lesson.changed": z.object({
    ...memberFields,
    students: z.array(z.string()).describe("names of the family's students in the class"),
    class: seriesClass,
    change: z.enum(["moved", "canceled", "substituted"]),
    lessons: changedLessons,
    teacher: localizedText.nullable().describe("the substitute; null if the teacher is unchanged"),
    points: z
      .int()
      .min(0)
      .nullable()
      .describe("class points that were given back; null unless the lesson was canceled without another one"),
    reason: localizedText.describe("text entered by the school"),
  }),
  /** The same for a teacher concerned. */
  "teaching.changed": z.object({
    teacher: z.object({ id, name: z.string() }),
    email: z.string(),
    language: memberFields.language,
    class: seriesClass,
    change: z.enum(["moved", "canceled", "assigned", "released"]),
    lessons: changedLessons,
    reason: localizedText.describe("text entered by the school"),
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
  /** A lesson that a student saved or has a seat in, or the trial lesson, begins within the hours of its rule. */
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
    hours: z
      .number()
      .default(3)
      .describe("how many hours before a lesson of its kind reminders are sent; 3 in older reminders"),
  }),
  /** Students of a family were absent from a lesson of a series class without an excuse. Once per family. */
  "lesson.missed": z.object({
    ...memberFields,
    students: familyStudents,
    class: seriesClass,
    lesson: localizedText,
    starts_at: z.iso.datetime(),
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
  /** Staff wrote to the families of a class or another group, or to leads. One event for each recipient. */
  "message.sent": z.object({
    id: id.describe("of the recipient's copy"),
    message_id: id,
    name: z.string().describe("of the family or the lead"),
    students: z.array(z.string()).describe("the family's students whom it is about"),
    email: z.string().nullable(),
    phone_e164: z.string().nullable().describe("of a lead, such as +84912345678"),
    language: z.enum(languages).describe("of the text"),
    advertising: z.boolean().describe("whether it is news or an offer, which recipients can opt out of"),
    class: localizedText.nullable(),
    subject: z.string(),
    text: z.string(),
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
  /** A family that staff entered is invited to its account. */
  "family.invited": z.object({ account_id: id, email: z.string(), language: z.enum(languages) }),
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
