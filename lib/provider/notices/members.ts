import { and, eq, gt, isNull, or } from "drizzle-orm";
import { isLanguage } from "../../i18n/languages";
import type { Account } from "../accounts/tokens";
import type { Localised } from "../db/localised";
import type { NoticeData } from "../../notices/events";
import { accounts, notices, seriesClasses, waitingPlaces } from "../db/schema";
import type { Database } from "../db/types";
import { noticeRows, tell } from "./tell";
import { waysSetUp } from "../../notices/set-up";

type Happened = { id: number; student: Account; now: Date };
type Booked = Happened & { class: { id: number; name: Localised; price: number } };

/** Notifies the student and the school of a booking. */
export async function tellOfBooking(
  tx: Database,
  { id, student, now, class: booked }: Booked,
): Promise<void> {
  if (!isAnyWaySetUp()) return;
  const data = {
    id,
    ...(await memberOf(tx, student)),
    class: { id: booked.id, name: booked.name },
    points: booked.price,
  };
  await tell(tx, { kind: "booking.made", ...toBoth(student), data, now });
}

type Offered = Happened & { class: { id: number; name: Localised; price: number }; until: Date };

/**
 * Notifies of a seat reserved for a student on the waiting list. Joining the list is free and possible in another
 * person's name, so unconfirmed addresses get no mail until they are confirmed.
 */
export async function tellOfOffer(tx: Database, offered: Offered): Promise<void> {
  if (!isAnyWaySetUp()) return;
  const { emailConfirmedAt } = (await writtenToOf(tx, offered.student)) ?? {};
  await tell(tx, await offerOf(tx, offered, emailConfirmedAt ? ["person"] : []));
}

async function offerOf(tx: Database, offered: Offered, mailTo: readonly "person"[]) {
  const { id, student, now, until, class: wanted } = offered;
  const data = {
    id,
    ...(await memberOf(tx, student)),
    class: { id: wanted.id, name: wanted.name },
    points: wanted.price,
    until: until.toISOString(),
  };
  const once = `offer:${id}:${until.getTime()}`;
  return { kind: "seat.offered", about: { accountId: student.id }, mailTo, data, now, once } as const;
}

/** After an address was confirmed, mails the family about the seats currently reserved for it, once each. */
export async function tellOfHeldSeats(tx: Database, accountId: number, now: Date): Promise<void> {
  if (!waysSetUp().mail) return;
  const rows = await tx
    .select({ place: waitingPlaces, student: accounts, series: seriesClasses })
    .from(waitingPlaces)
    .innerJoin(accounts, eq(accounts.id, waitingPlaces.studentId))
    .innerJoin(seriesClasses, eq(seriesClasses.id, waitingPlaces.classId))
    .where(
      and(
        gt(waitingPlaces.offeredUntil, now),
        or(eq(accounts.id, accountId), and(eq(accounts.parentId, accountId), isNull(accounts.email))),
      ),
    );
  for (const { place, student, series } of rows) {
    const held = { id: series.id, name: series.comboName, price: series.classPoint };
    const until = place.offeredUntil ?? now;
    const offer = await offerOf(tx, { id: place.id, student, now, until, class: held }, ["person"]);
    const mails = noticeRows(offer).filter(({ way }) => way === "mail");
    await tx.insert(notices).values(mails).onConflictDoNothing();
  }
}

/** Whether the offer is still valid. */
export async function stillOffered(
  db: Database,
  { id, until }: NoticeData<"seat.offered">,
  now: Date,
): Promise<boolean> {
  const [place] = await db.select().from(waitingPlaces).where(eq(waitingPlaces.id, id));
  return new Date(until) > now && place?.offeredUntil?.toISOString() === until;
}

type SeatChange = {
  booking: { id: number; points: number };
  student: Account;
  /** The previous class, and the new class if the student was moved. */
  from: { id: number; comboName: Localised } | undefined;
  to: { id: number; comboName: Localised } | undefined;
  reason: string;
  now: Date;
};

/** Notifies the student that the school moved or cancelled the booking. */
export async function tellOfSeat(tx: Database, change: SeatChange): Promise<void> {
  const { booking, student, from, to, reason, now } = change;
  if (!isAnyWaySetUp() || !from) return;
  const member = await memberOf(tx, student);
  const common = { id: booking.id, ...member, class: { id: from.id, name: from.comboName }, reason };
  const told = { ...toPerson(student.id, member), now };
  if (!to) {
    const data = { ...common, points: booking.points };
    return tell(tx, { kind: "booking.cancelled", ...told, data });
  }
  const data = { ...common, to: { id: to.id, name: to.comboName } };
  await tell(tx, { kind: "booking.moved", ...told, data });
}

/** Addresses only the person; the school made the change itself. Erased accounts have no address. */
export function toPerson(accountId: number, { email }: { email: string | null }) {
  const mailTo: readonly "person"[] = email === null ? [] : ["person"];
  return { about: { accountId }, mailTo };
}

export const isAnyWaySetUp = () => Object.values(waysSetUp()).includes(true);

const toBoth = ({ id }: Account) => ({ about: { accountId: id }, mailTo: ["school", "person"] }) as const;

/** Returns the student with the family's address and language: the parent's for a student without a login. */
export async function memberOf(tx: Database, student: Account) {
  const { email = null, language = null } = (await writtenToOf(tx, student)) ?? {};
  return {
    student: { id: student.id, name: student.nickname },
    email,
    language: isLanguage(language) ? language : null,
  };
}

export async function writtenToOf(tx: Database, student: Account) {
  const parent = student.email === null && student.parentId !== null ? student.parentId : student.id;
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, parent));
  return found;
}
