import { and, eq, inArray, ne } from "drizzle-orm";
import type { RequestOf } from "../../../../base/contract/call";
import { deskRefusal, type DeskRefusal } from "../../../../base/desk/refusals";
import { accounts } from "../../../identity/tables";
import { seriesClasses, waitingPlaces } from "../../tables";
import type { Database } from "../../../../base/db/types";
import type { RefusalName } from "../../../../engines/calls/refusals";
import type { Account } from "../../../identity/tokens";
import type { StaffContext } from "../../../staff/context";
import { writeAuditLog } from "../../audit";
import { notifyOfRemovedPlace } from "../notify";
import type { waitingListCalls } from "../waiting-list-calls";
import { offerFreeSeats } from "../waiting-list";
import { findJoinError, insertPlace } from "../waiting-places";
import { readWaitingList } from "./waiting-list";

/*
 * Changes of a waiting list at the desk. Free seats are offered first, under the class's lock, so that the list is the
 * one that the rule makes of it. A change of an older list is refused. An open offer stays until it lapses: a place with
 * one cannot be moved behind others, only taken off the list, and the family is notified.
 */

type ChangeContext = Pick<StaffContext, "self" | "now" | "language">;
type ChangeRequest<Name extends keyof typeof waitingListCalls> = RequestOf<typeof waitingListCalls, Name>;

const joinRefusals: Partial<Record<RefusalName, DeskRefusal>> = {
  alreadyApplied: "sitsThere",
  unknownClass: "gone",
  deadlinePassed: "listClosed",
  seatsLeft: "seatsLeft",
  tooManyLines: "tooManyLists",
};

/** Adds a student to the end of the list. @throws ProviderError if the student cannot join it. */
export async function addPlace(
  tx: Database,
  { class_id: classId, student_id: studentId }: ChangeRequest<"waiting-list/add">,
  { self, now, language }: ChangeContext,
): Promise<void> {
  await offerFreeSeats(tx, classId, now);
  const request = { student: await requireStudent(tx, studentId, language), classId, now, language };
  const error = await findJoinError(tx, request);
  if (error === "alreadyWaiting") return;
  if (error) throw deskRefusal(joinRefusals[error] ?? "gone", language, "student_id");
  await insertPlace(tx, request);
  await writeAuditLog(tx, self.id, "waiting-added", `#${studentId}, ${classId}`);
}

/**
 * Takes a student off the list, and offers a seat that was held to the next.
 * @returns false, without a change, if the list is not the one that the request was made from.
 */
export async function removePlace(
  tx: Database,
  { class_id: classId, place_id: placeId, version, reason }: ChangeRequest<"waiting-list/remove">,
  { self, now }: ChangeContext,
): Promise<boolean> {
  await offerFreeSeats(tx, classId, now);
  const { places, version: current } = await readWaitingList(tx, classId, now);
  const place = places.find(({ id, state }) => id === placeId && state !== "lapsed");
  if (current !== version || !place) return false;
  const [student] = await tx.select().from(accounts).where(eq(accounts.id, place.student.id));
  const [seriesClass] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, classId));
  await tx.delete(waitingPlaces).where(eq(waitingPlaces.id, placeId));
  await offerFreeSeats(tx, classId, now);
  await writeAuditLog(tx, self.id, "waiting-removed", `#${place.student.id}, ${classId}`, {
    text: reason,
    accountIds: [place.student.id],
  });
  if (student && seriesClass) {
    const from = { id: classId, name: seriesClass.comboName };
    await notifyOfRemovedPlace(tx, { id: placeId, student, now, class: from, reason });
  }
  return true;
}

/**
 * Changes the order of places for which no seat is held: they exchange their ranks.
 * @returns false, without a change, if the list is not the one that the request was made from.
 * @throws ProviderError if the request names anything but places of this list without a seat, each once.
 */
export async function orderPlaces(
  tx: Database,
  { class_id: classId, places: order, version, reason }: ChangeRequest<"waiting-list/order">,
  { self, now, language }: ChangeContext,
): Promise<boolean> {
  await offerFreeSeats(tx, classId, now);
  const { places, version: current } = await readWaitingList(tx, classId, now);
  if (current !== version) return false;
  const waiting = new Set(places.filter(({ state }) => state === "waiting").map(({ id }) => id));
  if (new Set(order).size !== order.length || order.some((id) => !waiting.has(id)))
    throw deskRefusal("orderOfOthers", language, "places");
  const rows = await tx
    .select({ id: waitingPlaces.id, rank: waitingPlaces.rank })
    .from(waitingPlaces)
    .where(inArray(waitingPlaces.id, order));
  const ranks = rows.map(({ rank }) => rank).toSorted((one, other) => one - other);
  const rankById = new Map(rows.map(({ id, rank }) => [id, rank]));
  for (const [index, id] of order.entries()) {
    const rank = ranks[index];
    if (rank === undefined || rank === rankById.get(id)) continue;
    await tx.update(waitingPlaces).set({ rank }).where(eq(waitingPlaces.id, id));
  }
  await writeAuditLog(tx, self.id, "waiting-ordered", String(classId), {
    text: reason,
    accountIds: places.map(({ student }) => student.id),
  });
  return true;
}

/** Reads a student. @throws ProviderError at `student_id` if there is none, or the account was erased. */
export async function requireStudent(
  tx: Database,
  id: number,
  language: ChangeContext["language"],
): Promise<Account & { parentId: number }> {
  const [student] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.kind, "student"), ne(accounts.nickname, "")));
  if (!student || student.parentId === null) throw deskRefusal("noStudent", language, "student_id");
  return { ...student, parentId: student.parentId };
}
