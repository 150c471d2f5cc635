import { and, eq, sql } from "drizzle-orm";
import type { bookingCalls } from "./desk-calls";
import { deskRefusal } from "../../../base/desk/refusals";
import { bumpContentVersion } from "../../../engines/content/version";
import { database } from "../../../base/db/connect";
import { withIdempotency } from "../../../engines/calls/idempotency";
import { bookings, isSeat, seriesClasses } from "../tables";
import { accounts } from "../../identity/tables";
import type { Database } from "../../../base/db/types";
import { parents } from "../../identity/member-columns";
import { withQueue } from "./booking-queue";
import { quoteCancel, quoteMove } from "./changes/quote";
import { readSeat } from "./changes/seat";
import { priceAhead } from "./lesson-counts";
import { bookAtDesk } from "./desk/book";
import { cancelSeat, moveSeat } from "./desk/change";
import { readWaitingList } from "./desk/waiting-list";
import { seatPoints } from "./seat-points";
import {
  nameCondition,
  nextLessonFirst,
  overCondition,
  readListedClasses,
  readClassTeachers,
  readClassSeats,
  targetCondition,
} from "./desk/rows";
import type { DeskHandlers, StaffContext } from "../../staff/context";

/** Classes, and seats of one class, per page. */
const [classesPage, seatsPage] = [50, 200];
/** The maximum number of classes offered for a move. */
const maxTargets = 200;

export const bookingHandlers: DeskHandlers<typeof bookingCalls> = {
  "bookings/classes": async ({ text, over, teacher_id: teacherId, sort, page }, { now, language }) => {
    const db = await database();
    const where = and(
      nameCondition(text),
      overCondition(db, over, now),
      teacherId === undefined ? undefined : eq(seriesClasses.teacherId, teacherId),
    );
    const options = {
      ...{ now, language, limit: classesPage, offset: (page - 1) * classesPage },
      ...(sort === "nextLesson" && { first: nextLessonFirst(now) }),
    };
    return {
      total: await db.$count(seriesClasses, where),
      classes: await readListedClasses(db, where, options),
    };
  },

  "bookings/teachers": async (_, { language }) => ({
    teachers: await readClassTeachers(await database(), language),
  }),

  "bookings/show": async ({ id, after }, { now, language }) => {
    const db = await database();
    const [one] = await readListedClasses(db, eq(seriesClasses.id, id), { now, language, limit: 1 });
    if (!one) throw deskRefusal("gone", language);
    const seats = await readClassSeats(db, { classId: id, after }, { now, language, limit: seatsPage + 1 });
    const more = seats.length > seatsPage;
    return {
      class: one,
      seats: seats.slice(0, seatsPage),
      more,
      waiting_list: await readWaitingList(db, id, now),
    };
  },

  "bookings/book": async ({ key, ...request }, context) => {
    const { self, language } = context;
    const db = await database();
    const scope = `staff:${self.id}`;
    const attempt = { scope, key, call: "bookings/book", request, language };
    return withQueue(request.class_id, () =>
      db.transaction((tx) =>
        withIdempotency(tx, attempt, async () => {
          const result = await bookAtDesk(tx, request, context);
          await bumpContentVersion(tx);
          return result;
        }),
      ),
    );
  },

  "bookings/targets": async ({ id }, { now, language }) => {
    const db = await database();
    const { studentId, balance, level, refund } = await requireSeat(db, id, { now, language });
    const first = sql`${seriesClasses.level} <> ${level}`;
    const options = { now, language, limit: maxTargets, first };
    const classes = await readListedClasses(db, targetCondition(db, studentId, now), options);
    // The old seat is refunded before the new one is charged.
    const missing = (price: number) => Math.max(0, price - balance - refund);
    const priced = classes.map((one) => ({ ...one, price: priceAhead(one) }));
    return { balance, classes: priced.map((one) => ({ ...one, missing: missing(one.price) })) };
  },

  "bookings/quote": async ({ id }, { now, language }) => {
    const seat = await readSeat(await database(), id, now);
    if (!seat) throw deskRefusal("seatEnded", language);
    return { ahead: seat.ahead, cancel: quoteCancel(seat, now).back, move: quoteMove(seat, now).back };
  },

  "bookings/move": async ({ id, class_id: classId, points, reason }, context) => {
    const db = await database();
    return db.transaction(async (tx) => {
      const result = await moveSeat(tx, { id, classId }, { ...context, points, reason });
      await bumpContentVersion(tx);
      return result;
    });
  },

  "bookings/cancel": async ({ id, points, reason }, context) => {
    const db = await database();
    return db.transaction(async (tx) => {
      const result = await cancelSeat(tx, id, { ...context, points, reason });
      await bumpContentVersion(tx);
      return result;
    });
  },
};

async function requireSeat(
  db: Database,
  id: number,
  { now, language }: Pick<StaffContext, "now" | "language">,
) {
  const [row] = await db
    .select({
      studentId: bookings.studentId,
      balance: sql<number>`coalesce(${parents.points}, 0)`,
      level: seriesClasses.level,
      refund: seatPoints(now).refund,
    })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .innerJoin(parents, eq(parents.id, accounts.parentId))
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .where(and(eq(bookings.id, id), isSeat));
  if (!row) throw deskRefusal("seatEnded", language);
  return row;
}
