import { findStudentContact, readMember, toContactPerson } from "../../identity/member-contact";
import { and, eq, gt, inArray, min } from "drizzle-orm";
import type { Account } from "../../identity/tokens";
import type { Localized } from "../../../base/db/localized";
import type { NotificationData } from "../../../engines/notifications/events";
import { accountsReachedAt, readAccounts } from "../../identity/queries";
import { cancelTerms } from "../../rules/sentences/booking-line";
import { publishedRules } from "../../rules/published";
import { lessons, seriesClasses, waitingPlaces } from "../tables";
import type { Database } from "../../../base/db/types";
import {
  toNotificationRows,
  enqueueNotification,
  insertNotifications,
} from "../../../engines/notifications/enqueue";
import { configuredChannels, mayNotify } from "../../../engines/notifications/configured-channels";

type MemberEvent = { id: number; student: Account; now: Date };
type BookingEvent = MemberEvent & {
  class: { id: number; name: Localized; price: number };
  /** Whether staff booked at the desk: then only the family gets a mail. */
  isBySchool?: true;
};

/** Notifies the student and the school of a booking. */
export async function notifyOfBooking(
  tx: Database,
  { id, student, now, class: seriesClass, isBySchool }: BookingEvent,
): Promise<void> {
  const member = await readMember(tx, student);
  const data = {
    id,
    ...member,
    class: { id: seriesClass.id, name: seriesClass.name },
    points: seriesClass.price,
    ...(isBySchool && { by_school: true }),
    cancel: await readCancelTerms(tx, seriesClass, now),
  };
  const recipients = isBySchool ? toContactPerson(student.id, member) : toSchoolAndPerson(student);
  await enqueueNotification(tx, { kind: "booking.made", ...recipients, data, now });
}

/** What canceling the booking costs by the current rule, which the booking keeps. */
async function readCancelTerms(tx: Database, { id, price }: BookingEvent["class"], now: Date) {
  const [first] = await tx
    .select({ startsAt: min(lessons.startsAt) })
    .from(lessons)
    .where(eq(lessons.classId, id));
  const booking = { points: price, startsAt: first?.startsAt ?? undefined, now };
  const { selfCancel, freeUntil, lateCost } = cancelTerms(publishedRules().lessons.series, booking);
  return { by_family: selfCancel, free_until: freeUntil?.toISOString() ?? null, late_cost: lateCost };
}

type OfferEvent = MemberEvent & { class: { id: number; name: Localized; price: number }; until: Date };

/**
 * Notifies of a seat reserved for a student on the waiting list. Joining the list is free and possible in another
 * person's name, so unconfirmed addresses get no mail until they are confirmed.
 */
export async function notifyOfOffer(tx: Database, event: OfferEvent): Promise<void> {
  await enqueueNotification(
    tx,
    await toOfferNotification(tx, event, await findRecipients(tx, event.student)),
  );
}

/** Mails go to confirmed addresses only. */
async function findRecipients(tx: Database, student: Account): Promise<readonly "person"[]> {
  const { email, emailConfirmedAt } = (await findStudentContact(tx, student)) ?? {};
  return mayNotify({ isConfirmed: email === null || Boolean(emailConfirmedAt) }) ? ["person"] : [];
}

async function toOfferNotification(tx: Database, event: OfferEvent, mailTo: readonly "person"[]) {
  const { id, student, now, until, class: seriesClass } = event;
  const data = {
    id,
    ...(await readMember(tx, student)),
    class: { id: seriesClass.id, name: seriesClass.name },
    points: seriesClass.price,
    until: until.toISOString(),
  };
  const once = `offer:${id}:${until.getTime()}`;
  return { kind: "seat.offered", about: { accountId: student.id }, mailTo, data, now, once } as const;
}

type RemovalEvent = MemberEvent & { class: { id: number; name: Localized }; reason: string };

/** Notifies a family that the school took the student off a waiting list; confirmed addresses only, as of an offer. */
export async function notifyOfRemovedPlace(
  tx: Database,
  { id, student, now, class: seriesClass, reason }: RemovalEvent,
): Promise<void> {
  const mailTo = await findRecipients(tx, student);
  const data = { id, ...(await readMember(tx, student)), class: seriesClass, reason };
  await enqueueNotification(tx, {
    kind: "place.removed",
    about: { accountId: student.id },
    mailTo,
    data,
    now,
  });
}

/** After an address was confirmed, mails the family about the seats currently reserved for it, once each. */
export async function notifyOfHeldSeats(tx: Database, accountId: number, now: Date): Promise<void> {
  if (!configuredChannels().mail) return;
  const rows = await tx
    .select({ place: waitingPlaces, series: seriesClasses })
    .from(waitingPlaces)
    .innerJoin(seriesClasses, eq(seriesClasses.id, waitingPlaces.classId))
    .where(
      and(
        gt(waitingPlaces.offeredUntil, now),
        inArray(waitingPlaces.studentId, accountsReachedAt(tx, accountId)),
      ),
    );
  const students = await readAccounts(
    tx,
    rows.map(({ place }) => place.studentId),
  );
  for (const { place, series } of rows) {
    const student = students.get(place.studentId);
    if (!student) continue;
    const heldClass = { id: series.id, name: series.comboName, price: series.classPoint };
    const until = place.offeredUntil ?? now;
    const offer = await toOfferNotification(tx, { id: place.id, student, now, until, class: heldClass }, [
      "person",
    ]);
    const mails = toNotificationRows(offer).filter(({ way }) => way === "mail");
    await insertNotifications(tx, mails, { skipsDuplicates: true });
  }
}

/** Whether the offer is still valid. */
export async function isStillOffered(
  db: Database,
  { id, until }: NotificationData<"seat.offered">,
  now: Date,
): Promise<boolean> {
  const [place] = await db.select().from(waitingPlaces).where(eq(waitingPlaces.id, id));
  return new Date(until) > now && place?.offeredUntil?.toISOString() === until;
}

type SeatChange = {
  booking: { id: number; points: number };
  student: Account;
  /** The previous class, and the new class if the student was moved. */
  from: { id: number; comboName: Localized } | undefined;
  to: { id: number; comboName: Localized } | undefined;
  /** The school's; empty without one. */
  reason: string;
  now: Date;
  /** Whether the family did it, or asked for it and the school confirmed; missing if the school did it. */
  byFamily?: "atOnce" | "confirmed";
};

/** Notifies the student that the booking was moved or canceled, and the school if the family did it by itself. */
export async function notifyOfSeatChange(tx: Database, change: SeatChange): Promise<void> {
  const { booking, student, from, to, reason, now, byFamily } = change;
  if (!from) return;
  const member = await readMember(tx, student);
  const common = {
    ...{ id: booking.id, ...member, class: { id: from.id, name: from.comboName }, reason },
    ...(byFamily && { by_family: true }),
  };
  const contact = byFamily === "atOnce" ? toSchoolAndPerson(student) : toContactPerson(student.id, member);
  const recipients = { ...contact, now };
  if (!to) {
    const data = { ...common, points: booking.points };
    return enqueueNotification(tx, { kind: "booking.cancelled", ...recipients, data });
  }
  const data = { ...common, to: { id: to.id, name: to.comboName } };
  await enqueueNotification(tx, { kind: "booking.moved", ...recipients, data });
}

const toSchoolAndPerson = ({ id }: Account) =>
  ({ about: { accountId: id }, mailTo: ["school", "person"] }) as const;
