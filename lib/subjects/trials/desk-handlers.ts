import { eq } from "drizzle-orm";
import type { trialCalls } from "./desk-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { database } from "../../base/db/connect";
import { trialLessons } from "./tables";
import { findTrialWarnings } from "./find-warnings";
import { changeTrial, readTrials, trialCondition } from "./arrange";
import type { DeskHandlers } from "../staff/context";

const pageSize = 50;

export const trialHandlers: DeskHandlers<typeof trialCalls> = {
  "trials/list": async ({ state, text, page }, { language }) => {
    const options = { language, limit: pageSize + 1, offset: (page - 1) * pageSize };
    const rows = await readTrials(await database(), trialCondition({ state, text }), options, state);
    return { trials: rows.slice(0, pageSize), more: rows.length > pageSize };
  },

  "trials/change": async (request, context) => {
    const db = await database();
    const saved = await db.transaction((tx) => changeTrial(tx, request, context));
    const [trial] = await readTrials(db, eq(trialLessons.id, request.id), context);
    if (!trial) throw deskRefusal("gone", context.language);
    return { saved, trial };
  },

  "trials/warnings": async ({ id, starts_at, teacher_id, meeting_url }, { now, busyTimes }) => {
    const arrangement = {
      startsAt: new Date(starts_at),
      teacherId: teacher_id,
      meetingUrl: meeting_url || null,
    };
    return { warnings: await findTrialWarnings(await database(), id, arrangement, now, busyTimes) };
  },
};
