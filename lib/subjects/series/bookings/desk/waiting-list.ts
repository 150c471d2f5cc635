import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../base/contract/call";
import type { bookingCalls } from "../desk-calls";
import { accounts } from "../../../identity/tables";
import { seriesClasses, waitingPlaces } from "../../tables";
import type { Database } from "../../../../base/db/types";
import { contactEmail, parents } from "../../../identity/member-columns";
import { offerEnd } from "../waiting-list";

export type WaitingListRow = ResponseOf<
  typeof bookingCalls,
  "bookings/show"
>["waiting_list"]["places"][number];
export type WaitingList = { places: WaitingListRow[]; version: string };

/** The most places that one class shows, which is far above the length of any list. */
const maxPlaces = 500;

/**
 * Reads the waiting list of a class as its rule has it at this moment: seats that the worker has not offered yet are
 * shown as held. Current places come first, in order, then the lapsed offers of the last week.
 */
export async function readWaitingList(db: Database, classId: number, now: Date): Promise<WaitingList> {
  const [seriesClass] = await db.select().from(seriesClasses).where(eq(seriesClasses.id, classId));
  if (!seriesClass) return { places: [], version: hashPlaces([]) };
  const rows = await db
    .select({
      place: waitingPlaces,
      student: accounts.nickname,
      parent: parents.nickname,
      email: contactEmail,
    })
    .from(waitingPlaces)
    .innerJoin(accounts, eq(accounts.id, waitingPlaces.studentId))
    .innerJoin(parents, eq(parents.id, accounts.parentId))
    .where(eq(waitingPlaces.classId, classId))
    .orderBy(asc(waitingPlaces.rank));
  const isLapsed = ({ place }: (typeof rows)[number]) =>
    place.offeredUntil !== null && place.offeredUntil <= now;
  const isOpen = !seriesClass.closed && seriesClass.deadline > now;
  const free = isOpen ? Math.max(seriesClass.capacity - seriesClass.students, 0) : 0;
  const toRow = (
    row: (typeof rows)[number],
    state: WaitingListRow["state"],
    until: Date | null,
  ): WaitingListRow => ({
    id: row.place.id,
    student: { id: row.place.studentId, name: row.student },
    parent: row.parent,
    email: row.email,
    state,
    since: row.place.createdAt.toISOString(),
    until: until?.toISOString() ?? null,
  });
  const current = rows
    .filter((row) => !isLapsed(row))
    .map((row, index) => {
      const until = row.place.offeredUntil ?? (index < free ? offerEnd(now, seriesClass.deadline) : null);
      return toRow(row, until ? "held" : "waiting", until);
    });
  const lapsed = rows.filter(isLapsed).map((row) => toRow(row, "lapsed", row.place.offeredUntil));
  return { places: [...current, ...lapsed].slice(0, maxPlaces), version: hashPlaces(current) };
}

/** A hash of the current places in their order, with those that hold a seat: it changes with either. */
function hashPlaces(places: readonly WaitingListRow[]): string {
  const text = places.map(({ id, state }) => `${id} ${state}`).join(",");
  return createHash("sha256").update(text).digest("base64url");
}
