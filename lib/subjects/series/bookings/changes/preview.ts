import { and, asc, eq, or, sql } from "drizzle-orm";
import { localize } from "../../../../base/db/localized";
import type { Database } from "../../../../base/db/types";
import type { Language } from "../../../../base/i18n/languages";
import { readPoints } from "../../../identity/queries";
import { previewReturn } from "../../../points/lots/preview-return";
import { readTeacherNames } from "../../../teachers/queries";
import { seriesClasses } from "../../tables";
import { targetCondition } from "../desk/rows";
import { lessonCounts, priceAhead } from "../lesson-counts";
import type { BookingPreview } from "./member-calls";
import { quoteCancel, quoteMove, transferState, type Quote } from "./quote";
import { readOwnRequests } from "./requests";
import type { Seat } from "./seat";
import { countTransfersOf } from "./transfers";

type PreviewContext = { now: Date; language: Language };

/** Describes to a family what ending a booking means now, by the rule that it was made under. */
export async function previewEnd(
  db: Database,
  seat: Seat,
  { now, language }: PreviewContext,
): Promise<BookingPreview> {
  const { booking, student, rule, ahead, lessons, held } = seat;
  const [series] = await db.select().from(seriesClasses).where(eq(seriesClasses.id, booking.classId));
  const balance = await readPoints(db, student.parentId ?? 0);
  const used = await countTransfersOf(db, seat);
  const state = transferState(seat, used);
  const describe = async (quote: Quote) => ({
    ...{ cost: quote.cost, back: quote.back, late_cost: quote.lateCost },
    free_until: quote.freeUntil?.toISOString() ?? null,
    lots: await previewReturn(db, booking.id, quote.back, now),
  });
  const moving = quoteMove(seat, now);
  const mayMove = rule.selfMove !== "no" && state === "possible";
  return {
    ...{ booking_id: booking.id, class_id: booking.classId, student: student.nickname },
    combo_name: localize(series?.comboName ?? {}, language),
    ...{ balance, paid: booking.points, ahead, over: lessons > 0 && held >= lessons },
    cancel: { allowed: rule.selfCancel, ...(await describe(quoteCancel(seat, now))) },
    move: {
      ...{ allowed: rule.selfMove, ...(await describe(moving)), state },
      after_lessons: rule.transferAfterLessons ?? 0,
      targets: mayMove
        ? await readTargets(db, seat, {
            now,
            language,
            means: balance + moving.back,
            level: series?.level ?? "",
          })
        : [],
    },
    request: (await readOwnRequests(db, [booking.id], language)).get(booking.id) ?? null,
  };
}

/** The maximum number of classes offered for a transfer. */
const maxTargets = 50;

/** Reads the classes that a student can move to, of the same level first. @param options.means points of the family */
async function readTargets(
  db: Database,
  { student }: Seat,
  { now, language, means, level }: PreviewContext & { means: number; level: string },
): Promise<BookingPreview["move"]["targets"]> {
  const isOffered = or(eq(seriesClasses.list, "preSale"), sql`${language} = any(${seriesClasses.languages})`);
  const { lessons, held, next } = lessonCounts(now);
  const rows = await db
    .select({ series: seriesClasses, lessons, held, next })
    .from(seriesClasses)
    .where(and(targetCondition(db, student.id, now), isOffered))
    .orderBy(sql`${seriesClasses.level} <> ${level}`, sql`${next} asc nulls last`, asc(seriesClasses.id))
    .limit(maxTargets);
  const teacherNames = await readTeacherNames(
    db,
    rows.map(({ series }) => series.teacherId),
  );
  return rows.map(({ series, ...counts }) => {
    const price = priceAhead({ points: series.classPoint, ...counts });
    return {
      class_id: series.id,
      combo_name: localize(series.comboName, language),
      teacher: localize(teacherNames.get(series.teacherId) ?? {}, language),
      next: counts.next === null ? null : new Date(counts.next).toISOString(),
      lessons: counts.lessons - counts.held,
      price,
      missing: Math.max(0, price - means),
    };
  });
}
