import { eq } from "drizzle-orm";
import { liveClasses, seriesClasses } from "../db/schema";
import type { Database } from "../db/types";
import { configuredChannels } from "../notifications/configured-channels";
import { notifyOfLinkChange } from "./notify";
import { readLinks, type ClassKind, type LinkedLessons } from "./read-links";

/** A record of content. Only teachers, series classes and live classes have meeting links. */
type ContentRef = { kind: string; id: number };
type Classes = Record<ClassKind, readonly number[]>;

/**
 * Runs a change of content, and notifies the participants of each class whose link it changes or removes for lessons
 * still to come. Setting the first link notifies no one.
 */
export async function withLinkChangesAnnounced<Result>(
  tx: Database,
  ref: ContentRef,
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  const { mail, webhook } = configuredChannels();
  if (!mail && !webhook) return change();
  const classes = await findClasses(tx, ref);
  const before = await readAll(tx, classes);
  const result = await change();
  const after = await readAll(tx, classes);
  for (const classKind of ["series", "live"] as const)
    for (const [id, lessons] of before[classKind])
      await notifyOfLinkChange(
        tx,
        { of: classKind, id },
        { before: lessons, after: after[classKind].get(id) ?? [], now },
      );
  return result;
}

/** The classes whose link may depend on a record. */
async function findClasses(tx: Database, { kind, id }: ContentRef): Promise<Classes> {
  if (kind === "series") return { series: [id], live: [] };
  if (kind === "live") return { series: [], live: [id] };
  if (kind !== "teacher") return { series: [], live: [] };
  const series = await tx
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(eq(seriesClasses.teacherId, id));
  const lives = await tx
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(eq(liveClasses.teacherId, id));
  return { series: series.map((row) => row.id), live: lives.map((row) => row.id) };
}

const readAll = async (
  tx: Database,
  { series, live }: Classes,
): Promise<Record<ClassKind, LinkedLessons>> => ({
  series: await readLinks(tx, "series", series),
  live: await readLinks(tx, "live", live),
});
