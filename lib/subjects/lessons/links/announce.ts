import { eq } from "drizzle-orm";
import { listClassIds } from "../../series/queries";
import { trialLessons } from "../../trials/tables";
import type { Database } from "../../../base/db/types";
import { configuredChannels } from "../../../engines/notifications/configured-channels";
import { notifyOfLinkChange } from "./notify";
import { lessonKinds, type LessonKind } from "../../../base/paths";
import { readLinks, type LinkedLessons } from "./read-links";

/** A record of content, or a trial lesson. Only teachers, classes and trial lessons have meeting links. */
type RecordRef = { kind: string; id: number };
type Classes = Record<LessonKind, readonly number[]>;

/**
 * Runs a change of a record, and notifies the participants of each class whose link it changes or removes for lessons
 * still to come. Setting the first link notifies no one.
 */
export async function withLinkChangesAnnounced<Result>(
  tx: Database,
  ref: RecordRef,
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  const { mail, webhook } = configuredChannels();
  if (!mail && !webhook) return change();
  const classes = await findClasses(tx, ref);
  const before = await readAll(tx, classes);
  const result = await change();
  const after = await readAll(tx, classes);
  for (const classKind of lessonKinds)
    for (const [id, lessons] of before[classKind])
      await notifyOfLinkChange(
        tx,
        { of: classKind, id },
        { before: lessons, after: after[classKind].get(id) ?? [], now },
      );
  return result;
}

const none: Classes = { series: [], live: [], trial: [] };

/** The classes whose link may depend on a record. A live class never has its teacher's link. */
async function findClasses(tx: Database, { kind, id }: RecordRef): Promise<Classes> {
  const ownKind = lessonKinds.find((one) => one === kind);
  if (ownKind) return { ...none, [ownKind]: [id] };
  if (kind !== "teacher") return none;
  const trials = await tx
    .select({ id: trialLessons.id })
    .from(trialLessons)
    .where(eq(trialLessons.teacherId, id));
  return { ...none, series: await listClassIds(tx, id), trial: trials.map((row) => row.id) };
}

const readAll = async (tx: Database, classes: Classes): Promise<Record<LessonKind, LinkedLessons>> => ({
  series: await readLinks(tx, "series", classes.series),
  live: await readLinks(tx, "live", classes.live),
  trial: await readLinks(tx, "trial", classes.trial),
});
