import { and, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import type { todayCalls } from "./desk-calls";
import { countRecordedLessons } from "../../subjects/lessons/recordings/recorded-lessons";
import { deskRefusal } from "../../base/desk/refusals";
import { schoolDay } from "../../subjects/school/school-time";
import { listDraftWork, listFullClasses, listUnlinkedLives, listUntranslated } from "../editing/work";
import { database } from "../../base/db/connect";
import { listRefusedDrafts } from "../../engines/content/records";
import type { Kind } from "../editing/kinds";
import { enquiries, enrolments } from "../../subjects/leads/tables";
import { countStuck } from "../../engines/notifications/queries";
import { countWaiting } from "../../subjects/series/queries";
import { staff, staffInvitations } from "../../subjects/staff/tables";
import { setupMarks } from "./tables";
import { trialLessons } from "../../subjects/trials/tables";
import type { Database } from "../../base/db/types";
import type { DeskHandlers } from "../../subjects/staff/context";
import { countHandMessages } from "../delivery/hand/list";
import { readLastBackup } from "./last-backup";
import { areEssentialsDone, readSetup } from "./setup";
import type { SetupMark } from "./setup-steps";

export const todayHandlers: DeskHandlers<typeof todayCalls> = {
  "today/show": async (_, { self, now }) => {
    const db = await database();
    return {
      ...(self.role !== "editor" && {
        new_leads: await countLeads(db, (t) => eq(t.state, "new")),
        trials: await db.$count(trialLessons, eq(trialLessons.state, "asked")),
        waiting: await countWaiting(db, now),
        to_send: await countHandMessages(db, now),
        due: await countLeads(db, (t) => and(eq(t.adviserId, self.id), lte(t.nextOn, schoolDay(now)))),
      }),
      ...(self.role !== "adviser" && { refused: await refusedDrafts(db) }),
      ...(self.role === "owner" && {
        stuck_notifications: await countStuck(db),
        staff: await db.$count(staff, eq(staff.active, true)),
        invitations: await db.$count(staffInvitations, gt(staffInvitations.expiresAt, now)),
        backup: await readBackup(db, now),
      }),
    };
  },

  "today/work": async (_, { self, now }) => {
    const db = await database();
    return {
      ...(self.role !== "adviser" && {
        ...(await listDraftWork(db)),
        unlinked: await listUnlinkedLives(db, now),
        untranslated: await listUntranslated(db, now),
      }),
      full: await listFullClasses(db, now),
      unrecorded: { total: await countRecordedLessons(db, false, now) },
    };
  },

  "today/setup": async () => {
    const steps = await readSetup(await database());
    return { setup: steps ? { steps, hideable: areEssentialsDone(steps) } : null };
  },

  "today/mark": async ({ name, done }) => {
    await setMark(await database(), name, done);
    return {};
  },

  "today/hide": async (_, { language }) => {
    const db = await database();
    const steps = await readSetup(db);
    if (steps && !areEssentialsDone(steps)) throw deskRefusal("setupOpen", language);
    await setMark(db, "hidden", true);
    return {};
  },
};

async function readBackup(db: Database, now: Date) {
  const { madeAt, isOverdue } = await readLastBackup(db, now);
  return { made_at: madeAt?.toISOString() ?? null, overdue: isOverdue };
}

async function setMark(db: Database, mark: SetupMark, isSet: boolean): Promise<void> {
  if (isSet) await db.insert(setupMarks).values({ mark }).onConflictDoNothing();
  else await db.delete(setupMarks).where(eq(setupMarks.mark, mark));
}

/** Drafts that were refused at their scheduled publication and not saved since; undefined if there are none. */
async function refusedDrafts(db: Database) {
  const rows = await listRefusedDrafts<Kind>(db, maxCount);
  return rows[0] && { count: rows.length, ...rows[0] };
}

/** Counts stop here, which bounds the cost of the query. */
const maxCount = 1000;

async function countLeads(
  db: Database,
  where: (t: typeof enrolments | typeof enquiries) => SQL | undefined,
): Promise<number> {
  let count = 0;
  for (const table of [enrolments, enquiries]) {
    const cappedRows = db
      .select({ one: sql`1` })
      .from(table)
      .where(where(table))
      .limit(maxCount)
      .as("some");
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(cappedRows);
    count += row?.count ?? 0;
  }
  return Math.min(count, maxCount);
}
