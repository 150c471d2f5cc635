import { and, eq } from "drizzle-orm";
import { ProviderError } from "../../../../base/contract/provider-error";
import type { RequestOf } from "../../../../base/contract/call";
import { deskRefusal } from "../../../../base/desk/refusals";
import { bookings, isSeat, seriesClasses } from "../../tables";
import type { Database } from "../../../../base/db/types";
import type { StaffContext } from "../../../staff/context";
import { writeAuditLog } from "../../audit";
import { insertBooking } from "../book-seat";
import type { bookingCalls } from "../desk-calls";
import { notifyOfBooking } from "../notify";
import { offerFreeSeats } from "../waiting-list";
import { countLessons } from "../lesson-counts";
import { requireStudent } from "./change-waiting-list";
import { readWaitingList } from "./waiting-list";

/**
 * Books a student in at the desk, also after the application deadline. The class is locked before the parent, as in a
 * booking, and no seat is sold beyond the capacity.
 *
 * A seat that is held goes only to the student for whom it is held. After the deadline no seat is held, but
 * students may still wait: passing them over needs a reason, which the audit log keeps.
 * @throws ProviderError if the class, the waiting list, the points or the role do not allow it.
 */
export async function bookAtDesk(
  tx: Database,
  request: Omit<RequestOf<typeof bookingCalls, "bookings/book">, "key">,
  { self, now, language }: StaffContext,
) {
  const { class_id: classId, student_id: studentId, paid, note: seatNote, pass_over: passOver } = request;
  if (!paid && self.role !== "owner") throw deskRefusal("notYours", language, "paid");
  // Locks the class.
  await offerFreeSeats(tx, classId, now);
  const [seriesClass] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, classId));
  if (!seriesClass) throw deskRefusal("gone", language);
  if (seriesClass.closed) throw deskRefusal("classClosed", language);
  const { lessons, held } = await countLessons(tx, classId, now);
  if (held >= lessons) throw deskRefusal("classOver", language);
  const student = await requireStudent(tx, studentId, language);
  const ownSeat = and(eq(bookings.classId, classId), eq(bookings.studentId, studentId), isSeat);
  if ((await tx.$count(bookings, ownSeat)) > 0) throw deskRefusal("sitsThere", language, "student_id");

  const passedOver = await findPassedOver(tx, { seriesClass, studentId, now, language });
  const isOverOthers = passedOver.length > 0;
  if (isOverOthers && passOver === "") throw deskRefusal("othersWait", language, "pass_over");
  const price = paid ? seriesClass.classPoint : 0;
  const seat = { student, classId, price, students: seriesClass.students + 1, language, now };
  const id = await insertBooking(tx, { ...seat, staffId: self.id, note: seatNote || null }).catch(
    (error: unknown) => {
      const isTooDear = error instanceof ProviderError && error.codeName === "notEnoughPoints";
      throw isTooDear ? deskRefusal("tooFewPoints", language, "student_id") : error;
    },
  );
  const subject = `#${studentId}, ${classId}`;
  const action = paid ? "seat-booked" : "seat-given";
  const note = { text: passOver, accountIds: [studentId, ...passedOver] };
  await writeAuditLog(tx, self.id, action, subject, isOverOthers ? note : undefined);
  const booked = { id: classId, name: seriesClass.comboName, price };
  await notifyOfBooking(tx, { id, student, now, class: booked, isBySchool: true });
  return { student_id: studentId, class_id: classId };
}

type SeatQuestion = {
  seriesClass: typeof seriesClasses.$inferSelect;
  studentId: number;
  now: Date;
  language: StaffContext["language"];
};

/**
 * Finds the waiting students of whom one would get the seat before this one.
 * @throws ProviderError if no seat is free, or those that are free are held for others.
 */
async function findPassedOver(
  tx: Database,
  { seriesClass, studentId, now, language }: SeatQuestion,
): Promise<number[]> {
  const free = seriesClass.capacity - seriesClass.students;
  if (free <= 0) throw deskRefusal("noSeatThere", language);
  const { places } = await readWaitingList(tx, seriesClass.id, now);
  const current = places.filter(({ state }) => state !== "lapsed");
  const own = current.findIndex(({ student }) => student.id === studentId);
  const heldForOthers = current.filter(({ state }, index) => state === "held" && index !== own).length;
  if (free <= heldForOthers) throw deskRefusal("seatHeld", language);
  const ahead = current.slice(0, own < 0 ? undefined : own).filter(({ state }) => state === "waiting");
  const seatsForOthers = free - heldForOthers - 1;
  return ahead.length > seatsForOthers ? ahead.map(({ student }) => student.id) : [];
}
