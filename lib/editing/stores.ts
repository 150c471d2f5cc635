import { eq, inArray } from "drizzle-orm";
import type { Fields, Kind } from "./kinds";
import { appVersions, courses, liveClasses, partners, recordings, teachers } from "../db/schema";
import { invalidField } from "../content/invalid-field";
import { placementStore } from "../placements/store";
import { rowStore } from "../content/row-store";
import { schoolStore } from "../school/store";
import { seriesStore } from "../series/store";
import type { Store } from "../content/store";

const iso = (instant: Date) => instant.toISOString();

const live = rowStore<"live", typeof liveClasses>(
  liveClasses,
  ({ courseName, lessonName, cover, teacherId, startsAt, endsAt }) => ({
    courseName,
    lessonName,
    cover,
    teacherId,
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
  }),
  ({ startsAt, endsAt, ...rest }) => ({ ...rest, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }),
);

const recording = rowStore<"recording", typeof recordings>(
  recordings,
  ({ courseId, lessonName, cover, url, startsAt, liveId }) => ({
    courseId,
    lessonName,
    cover,
    url,
    startsAt: iso(startsAt),
    liveId,
  }),
  ({ startsAt, ...rest }) => ({ ...rest, startsAt: new Date(startsAt) }),
);

const app: Store<"app"> = {
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(appVersions)
      .where(
        ids &&
          inArray(
            appVersions.type,
            ids.filter((id) => id === 1 || id === 2),
          ),
      );
    return new Map(rows.map(({ type, ...fields }) => [type as number, fields]));
  },
  write: async (tx, id, fields) => {
    if (id !== 1 && id !== 2) throw invalidField("id", "notFound");
    await tx
      .insert(appVersions)
      .values({ type: id, ...fields })
      .onConflictDoUpdate({ target: appVersions.type, set: fields });
  },
  remove: async (tx, id) => {
    await tx.delete(appVersions).where(eq(appVersions.type, id as 1 | 2));
  },
};

/** The store of each kind. */
export const stores: { [Of in Kind]: Store<Of> } = {
  placement: placementStore,
  partner: rowStore<"partner", typeof partners>(
    partners,
    ({ name, link, content }) => ({ name, link: link || null, content }),
    ({ link, ...rest }) => ({ ...rest, link: link ?? "" }),
  ),
  teacher: rowStore<"teacher", typeof teachers>(
    teachers,
    ({ nickname, avatar, country, description, recommended }) => ({
      nickname,
      avatar,
      country,
      description,
      recommended,
    }),
    (fields) => fields,
  ),
  app,
  course: rowStore<"course", typeof courses>(
    courses,
    ({ name, brief, cover, levelClassPoints }) => ({ name, brief, cover, levelClassPoints }),
    (fields) => fields,
  ),
  live: {
    ...live,
    write: async (tx, id, fields, now) => {
      if (fields.teacherId !== null) {
        const [teacher] = await tx
          .select()
          .from(teachers)
          .where(eq(teachers.id, fields.teacherId))
          .for("share");
        if (!teacher) throw invalidField("teacherId", "notFound");
      }
      await live.write(tx, id, fields, now);
    },
  },
  recording: {
    ...recording,
    write: async (tx, id, fields, now) => {
      if (fields.liveId !== null) {
        const [liveClass] = await tx.select().from(liveClasses).where(eq(liveClasses.id, fields.liveId));
        if (!liveClass) throw invalidField("liveId", "notFound");
        if (liveClass.endsAt > now) throw invalidField("liveId", "notOver");
        const [existing] = await tx.select().from(recordings).where(eq(recordings.liveId, fields.liveId));
        if (existing && existing.id !== id) throw invalidField("liveId", "recordedAlready");
      }
      const [course] = await tx.select().from(courses).where(eq(courses.id, fields.courseId)).for("share");
      if (!course) throw invalidField("courseId", "notFound");
      await recording.write(tx, id, fields, now);
    },
  },
  series: seriesStore,
  school: schoolStore,
};

/** The store of a kind that is known only at run time; its fields must be of that kind. */
export function storeOf(kind: Kind): Store<Kind, Fields> {
  return stores[kind] as Store<Kind, Fields>;
}
