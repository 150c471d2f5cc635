import { eq } from "drizzle-orm";
import { teachers } from "../../subjects/teachers/tables";
import type { Database } from "../../base/db/types";
import { classroomSite } from "../../base/links/classroom";
import { nearestMeetingUrl } from "../../base/links/meeting-url";
import { findOpenRooms, findRoomsWithSeats } from "../../subjects/lessons/links/shared-rooms";
import { newWarnings, type Period } from "../../base/schedule/plan-warnings";
import { readTeacherTimes } from "../../subjects/trials/busy-times";
import { schemas, type FieldsOf } from "./kinds";
import { clashWarnings, liveWarnings, seriesWarnings, type PublishWarning } from "./publish-warnings";
import type { WarningsRequest } from "./requests";
import { storeOf } from "./stores";

/** More would not be read. */
const maxWarnings = 20;

type ClassRef = Pick<WarningsRequest, "kind" | "id">;

/**
 * Returns what is odd about a class or a teacher before it is published. Invalid fields have no warnings: saving refuses them.
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
  if (ref.kind === "teacher")
    return openRoomWarnings(db, [(parsed.data as FieldsOf<"teacher">).meetingUrl], at);
  if (ref.kind === "live") {
    const live = parsed.data as FieldsOf<"live">;
    return [
      ...liveWarnings(live, at),
      ...(await findTeacherClashes(db, ref, live.teacherId, [live], at)),
      ...(await liveLinkWarnings(db, live, at)),
    ];
  }
  const series = parsed.data as FieldsOf<"series">;
  return [
    ...seriesWarnings(series, at),
    ...(await findTeacherClashes(db, ref, series.teacherId, series.lessons, at)),
    ...(await openRoomWarnings(db, await linksOf(db, series, at), at)),
  ];
}

async function findTeacherClashes(
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
  const range = { from: new Date(first.startsAt), until: new Date(last.endsAt) };
  const busyTimes = await readTeacherTimes(db, teacherId, range);
  return clashWarnings(
    ahead,
    busyTimes.filter((other) => other.of !== kind || other.id !== id),
  );
}

/** A live class needs a link of its own. An external classroom replaces all links, so then there are no warnings. */
async function liveLinkWarnings(
  db: Database,
  { meetingUrl, endsAt }: FieldsOf<"live">,
  at: Date,
): Promise<PublishWarning[]> {
  if (classroomSite().live || endsAt <= at.toISOString()) return [];
  if (meetingUrl === null) return [{ code: "noLink" }];
  const places = await findRoomsWithSeats(db, [meetingUrl], at);
  return places.map(({ name }) => ({ code: "linkOpensSeats", other: name }));
}

/** Warns of live classes with one of the links of a place with seats. */
async function openRoomWarnings(
  db: Database,
  links: readonly (string | null)[],
  at: Date,
): Promise<PublishWarning[]> {
  if (classroomSite().live) return [];
  const rooms = await findOpenRooms(
    db,
    links.flatMap((link) => link ?? []),
    at,
  );
  return rooms.map(({ name }) => ({ code: "linkIsOpen", other: name }));
}

/** The links of the lessons of a class that are not over. */
async function linksOf(
  db: Database,
  { teacherId, lessons, ...series }: FieldsOf<"series">,
  at: Date,
): Promise<(string | null)[]> {
  const [teacher] = await db
    .select({ meetingUrl: teachers.meetingUrl })
    .from(teachers)
    .where(eq(teachers.id, teacherId));
  const ahead = lessons.filter(({ endsAt }) => endsAt > at.toISOString());
  return [...new Set(ahead.map((lesson) => nearestMeetingUrl(lesson, series, teacher ?? null)))];
}
