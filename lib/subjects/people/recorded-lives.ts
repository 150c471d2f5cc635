import { and, desc, eq, lte } from "drizzle-orm";
import type { CallContext } from "../../engines/calls/context";
import { localize } from "../../base/db/localized";
import { lessonRecordings } from "../lessons/recordings/tables";
import { liveClasses, liveSubscriptions } from "../live/tables";
import type { Database } from "../../base/db/types";
import type { AccountView } from "./view-calls";

/** The most recordings that a dashboard shows. */
const maxRecordings = 50;

/** The account's saved live classes that are over and have a recording, newest first. */
export async function readRecordedLives(
  db: Database,
  accountId: number,
  { language, now = new Date() }: CallContext,
): Promise<AccountView<"student">["recorded_lives"]> {
  const rows = await db
    .select({ live: liveClasses, url: lessonRecordings.url })
    .from(liveSubscriptions)
    .innerJoin(liveClasses, eq(liveClasses.id, liveSubscriptions.liveId))
    .innerJoin(lessonRecordings, eq(lessonRecordings.liveId, liveClasses.id))
    .where(and(eq(liveSubscriptions.accountId, accountId), lte(liveClasses.endsAt, now)))
    .orderBy(desc(liveClasses.startsAt), desc(liveClasses.id))
    .limit(maxRecordings);
  return rows.map(({ live, url }) => ({
    id: live.id,
    course_name: localize(live.courseName, language),
    lesson_name: localize(live.lessonName, language),
    from: live.startsAt.toISOString(),
    url,
  }));
}
