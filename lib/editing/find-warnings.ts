import { and, eq, gt, lt, ne } from "drizzle-orm";
import { lessons, liveClasses, seriesClasses, takesPlace } from "../db/schema";
import type { Database } from "../db/types";
import { schemas, type FieldsOf } from "./kinds";
import {
  clashWarnings,
  liveWarnings,
  newWarnings,
  seriesWarnings,
  type Period,
  type PublishWarning,
  type TeachingTime,
} from "./publish-warnings";
import type { WarningsRequest } from "./requests";
import { storeOf } from "./stores";

/** More would not be read. */
const maxWarnings = 20;

type ClassRef = Pick<WarningsRequest, "kind" | "id">;

/**
 * Returns what is odd about a class before it is published. Invalid fields have no warnings: saving refuses them.
 * @param now the time of publication unless the request names a later one
 */
export async function findWarnings(
  db: Database,
  request: WarningsRequest,
  now: Date,
): Promise<PublishWarning[]> {
  const { kind, id, publish } = request;
  const at = publish === "now" ? now : new Date(publish);
  const published = id === undefined ? undefined : (await storeOf(kind).read(db, [id])).get(id);
  const [warnings, known] = await Promise.all([
    warningsOf(db, request, request.fields, at),
    published ? warningsOf(db, request, published, at) : [],
  ]);
  return newWarnings(warnings, known).slice(0, maxWarnings);
}

async function warningsOf(db: Database, ref: ClassRef, input: unknown, at: Date): Promise<PublishWarning[]> {
  const parsed = schemas[ref.kind].safeParse(input);
  if (!parsed.success) return [];
  if (ref.kind === "live") {
    const live = parsed.data as FieldsOf<"live">;
    return [...liveWarnings(live, at), ...(await findClashes(db, ref, live.teacherId, [live], at))];
  }
  const series = parsed.data as FieldsOf<"series">;
  return [
    ...seriesWarnings(series, at),
    ...(await findClashes(db, ref, series.teacherId, series.lessons, at)),
  ];
}

async function findClashes(
  db: Database,
  { kind, id = 0 }: ClassRef,
  teacherId: number | null,
  times: readonly Period[],
  at: Date,
): Promise<PublishWarning[]> {
  const ahead = times.filter(({ endsAt }) => endsAt > at.toISOString());
  const first = ahead[0];
  const last = ahead.at(-1);
  if (teacherId === null || !first || !last) return [];
  const [from, until] = [new Date(first.startsAt), new Date(last.endsAt)];
  const seriesRows = await db
    .select({
      id: seriesClasses.id,
      name: seriesClasses.comboName,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
    })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(
      and(
        eq(seriesClasses.teacherId, teacherId),
        takesPlace,
        kind === "series" ? ne(seriesClasses.id, id) : undefined,
        lt(lessons.startsAt, until),
        gt(lessons.endsAt, from),
      ),
    );
  const liveRows = await db
    .select({
      id: liveClasses.id,
      name: liveClasses.lessonName,
      startsAt: liveClasses.startsAt,
      endsAt: liveClasses.endsAt,
    })
    .from(liveClasses)
    .where(
      and(
        eq(liveClasses.teacherId, teacherId),
        kind === "live" ? ne(liveClasses.id, id) : undefined,
        lt(liveClasses.startsAt, until),
        gt(liveClasses.endsAt, from),
      ),
    );
  const toTime =
    (prefix: string) =>
    ({ id: otherId, name, ...period }: (typeof seriesRows)[number]): TeachingTime => ({
      key: `${prefix} ${otherId}`,
      name,
      startsAt: period.startsAt.toISOString(),
      endsAt: period.endsAt.toISOString(),
    });
  return clashWarnings(ahead, [...seriesRows.map(toTime("series")), ...liveRows.map(toTime("live"))]);
}
