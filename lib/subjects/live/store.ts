import { eq } from "drizzle-orm";
import { invalidField } from "../../engines/content/invalid-field";
import { columnStore } from "../../engines/content/row-store";
import type { Store } from "../../engines/content/store";
import { notifyOfLiveChange } from "./notify";
import { courses, liveClasses, recordings } from "./tables";
import { teachers } from "../teachers/tables";
import {
  courseContent,
  liveContent,
  recordingContent,
  type CourseFields,
  type LiveFields,
  type RecordingFields,
} from "./content";

const liveRows = columnStore<LiveFields>(liveClasses, liveContent);
const recordingRows = columnStore<RecordingFields>(recordings, recordingContent);

export const courseStore = columnStore<CourseFields>(courses, courseContent);

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
  onChange: notifyOfLiveChange,
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
