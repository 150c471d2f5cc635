import type { Database } from "../../../base/db/types";
import type { LessonKind } from "../../../base/paths";
import type { LinkedClasses } from "../../../engines/meeting-links/announce";
import type { LinkedLessons, LinkSource } from "../../../engines/meeting-links/linked-lessons";
import { liveLinks } from "../../live/meeting-links";
import { seriesLinks } from "../../series/meeting-links";
import { listClassIds } from "../../series/queries";
import { listTrialIds, trialLinks } from "../../trials/meeting-links";

/** The subjects with lessons. */
export const linkSources: Readonly<Record<LessonKind, LinkSource>> = {
  series: seriesLinks,
  live: liveLinks,
  trial: trialLinks,
};

/**
 * Reads the lessons of classes with the link of each: that of the external classroom; or else the nearest of the
 * lesson's, the class's and the teacher's, and for live classes only their own. The links are secret: only participants
 * may get them.
 */
export const readLinks = (db: Database, of: LessonKind, ids: readonly number[]): Promise<LinkedLessons> =>
  linkSources[of].readLinks(db, ids);

/**
 * Lists the classes whose link may depend on a record of content. Only teachers and classes have meeting links, and a
 * live class never has its teacher's.
 */
export async function listLinkedClasses(
  tx: Database,
  { kind, id }: { kind: string; id: number },
): Promise<LinkedClasses[]> {
  if (kind === "series" || kind === "live") return [{ source: linkSources[kind], ids: [id] }];
  if (kind !== "teacher") return [];
  return [
    { source: seriesLinks, ids: await listClassIds(tx, id) },
    { source: trialLinks, ids: await listTrialIds(tx, id) },
  ];
}
