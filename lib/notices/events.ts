import * as z from "zod";
import { classFacts } from "../account/class-facts";
import { trialWishes } from "../account/shapes";
import { company } from "../contract/company";
import { roles } from "../desk/roles";
import { languages } from "../i18n/languages";

/*
 * What can have happened that somebody is told of, and what is told: the body of a webhook's request, published in the
 * OpenAPI document (lib/openapi/webhooks.ts). A new kind is a new row here, its mail's words in messages/notices, and a
 * call of `tell` in the transaction of what happened.
 */

export const noticeWays = ["mail", "webhook"] as const;
export type NoticeWay = (typeof noticeWays)[number];

const id = z.int().min(1);
/** A text in the languages it was written in. */
const localised = z.partialRecord(z.enum(languages), z.string());
const seriesClass = z.object({ id, name: localised });
const suspect = z.boolean().describe("no person seems to have filled the form in");
const origin = z
  .record(z.string(), z.unknown())
  .nullable()
  .describe("the marketer's link that brought them, where one did");
const phone = z.string().describe("code-dash-number, such as 84-912345678");
const member = {
  student: z.object({ id, name: z.string() }),
  email: z.string().nullable().describe("where the family is written to"),
  language: z.enum(languages).nullable().describe("in which they are written to, where it is known"),
};

export const noticeKinds = {
  /** Asked for by the operator, to see that a way works. */
  "test.asked": z.object({}),
  /** Somebody enrolled in the study-in-China campaign. */
  "enrolment.made": z.object({
    id,
    name: z.string(),
    phone,
    email: z.string(),
    interest: z.string().describe("labels in Chinese, joined by semicolons"),
    source: z.string().describe("the country's label in Chinese"),
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
    region: z.string(),
    class: seriesClass,
    suspect,
    origin,
  }),
  /** A company asked about classes for its team. */
  "company_enquiry.made": z.object({
    id,
    name: z.string().describe("the person to call"),
    phone,
    region: z.string(),
    company,
    suspect,
    origin,
  }),
  /** A student has a seat in a series class. */
  "booking.made": z.object({ id, ...member, class: seriesClass, points: z.int().min(0) }),
  /** A seat of a full series class is held for the next who waits for it. */
  "seat.offered": z.object({
    id,
    ...member,
    class: seriesClass,
    points: z.int().min(0).describe("what the seat costs"),
    until: z.iso.datetime().describe("when it is offered to the next"),
  }),
  /** The school moved a student to another class. */
  "booking.moved": z.object({
    id,
    ...member,
    class: seriesClass.describe("where the student sat"),
    to: seriesClass,
    reason: z.string().describe("in the words of the school"),
  }),
  /** The school cancelled a student's seat, and gave the class points back. */
  "booking.cancelled": z.object({
    id,
    ...member,
    class: seriesClass,
    points: z.int().min(0).describe("that were given back"),
    reason: z.string().describe("in the words of the school"),
  }),
  /** The school changed a class that a student sits in: what was bought with the seat. */
  "class.changed": z.object({
    ...member,
    class: seriesClass,
    changed: z.array(z.enum(classFacts)),
    reason: localised.describe("in the words of the school"),
    teacher: localised.nullable().describe("null where it is the same"),
    starts_at: z.iso.datetime().nullable().describe("of the next lesson; null where the times are the same"),
  }),
  /** A family's trial lesson has a time and a teacher, others than before, or none any more. */
  "trial.changed": z.object({
    id,
    ...member,
    starts_at: z.iso.datetime().nullable().describe("null where the time fell through"),
    teacher: localised.nullable(),
  }),
  /** A family asked for its free trial lesson; again, where it had withdrawn it or the school had closed it. */
  "trial.asked": z.object({
    id,
    ...member,
    wishes: trialWishes.nullable().default(null).describe("null in requests older than the form"),
  }),
  /** A family changed what it asked for, before the school had arranged a time. */
  "trial.updated": z.object({ id, ...member, wishes: trialWishes }),
  /** A family withdrew its request, or the lesson that was arranged. */
  "trial.withdrawn": z.object({
    id,
    ...member,
    starts_at: z.iso
      .datetime()
      .nullable()
      .describe("when it would have begun; null where it was not arranged"),
    teacher: localised.nullable(),
  }),
  /** The school closed a request without a lesson. */
  "trial.closed": z.object({ id, ...member }),
  /** A lesson that a student has on their list, or a seat in, begins within three hours. */
  "lesson.soon": z.object({
    ...member,
    of: z.enum(["live", "series"]),
    class: seriesClass.describe("the live class, or the series class that the lesson is of"),
    lesson: localised,
    starts_at: z.iso.datetime(),
  }),
  /** A live class that a member has on their list begins at another time, or not at all. */
  "live.changed": z.object({
    ...member,
    class: seriesClass.describe("the live class"),
    lesson: localised,
    was: z.iso.datetime(),
    starts_at: z.iso.datetime().nullable().describe("null where it was cancelled"),
  }),
} as const satisfies Record<string, z.ZodObject>;

/** What can change about the login of a member of staff. */
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
 * What is between the site and one reader: told by mail alone, never to a webhook. Those with a link hold no link: it is
 * made when the mail is, and kept as a hash (lib/provider/accounts/links.ts).
 */
export const letterKinds = {
  /** Somebody asked for a link to a new password. Whether the address has an account is looked at when it is sent. */
  "password.forgotten": z.object({ email: z.string(), language: z.enum(languages) }),
  /** The password of an account is another now. */
  "password.changed": z.object({}),
  /** An account's address is to be confirmed. */
  "email.unconfirmed": z.object({}),
  /** Somebody is invited to the desk. */
  "staff.invited": z.object({ email: z.string(), language: z.enum(languages) }),
  /** Something about the login of a member of staff is another now. */
  "staff.changed": z.object({
    email: z.string(),
    change: z.enum(staffChanges),
    role: z.enum(roles),
    language: z.enum(languages),
  }),
} as const satisfies Record<string, z.ZodObject>;

type Kinds = typeof noticeKinds & typeof letterKinds;

/** What a webhook is told. */
export type EventKind = keyof typeof noticeKinds;
export type NoticeKind = keyof Kinds;
export type NoticeData<Kind extends NoticeKind> = z.output<Kinds[Kind]>;

/** All of them; a missing word for one is a compile error where they are shown. */
export const noticeKindNames = [...Object.keys(noticeKinds), ...Object.keys(letterKinds)] as NoticeKind[];

export const isEvent = (kind: NoticeKind): kind is EventKind => Object.hasOwn(noticeKinds, kind);

/** What a webhook is sent. */
export const noticeEvent = <Kind extends EventKind>(kind: Kind) =>
  z.object({
    type: z.literal(kind),
    timestamp: z.iso.datetime().describe("when it happened"),
    data: noticeKinds[kind],
  });
