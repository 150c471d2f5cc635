import { eq } from "drizzle-orm";
import { invalidField } from "../content/invalid-field";
import { rowStore } from "../content/row-store";
import type { Store } from "../content/store";
import { courses, liveClasses, recordings, teachers } from "../db/schema";
import type { CourseFields, LiveFields, RecordingFields } from "./content";

const iso = (instant: Date) => instant.toISOString();

const liveRows = rowStore<LiveFields, typeof liveClasses>(
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

const recordingRows = rowStore<RecordingFields, typeof recordings>(
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

export const courseStore = rowStore<CourseFields, typeof courses>(
  courses,
  ({ name, brief, cover, levelClassPoints }) => ({ name, brief, cover, levelClassPoints }),
  (fields) => fields,
);

export const liveStore: Store<LiveFields> = {
  ...liveRows,
  write: async (tx, id, fields, now) => {
    if (fields.teacherId !== null) {
      const [teacher] = await tx
        .select()
        .from(teachers)
        .where(eq(teachers.id, fields.teacherId))
        .for("share");
      if (!teacher) throw invalidField("teacherId", "notFound");
    }
    await liveRows.write(tx, id, fields, now);
  },
};

export const recordingStore: Store<RecordingFields> = {
  ...recordingRows,
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
    await recordingRows.write(tx, id, fields, now);
  },
};
