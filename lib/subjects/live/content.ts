import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import { internalPaths, liveClassPath, paths } from "../../base/paths";

/** Popular courses, to which recordings belong. */
export const courseContent = defineContentType({
  fields: {
    name: rule.texts({ most: 120 }),
    brief: rule.texts({ most: 500, long: true }),
    cover: rule.picture("16:9"),
    // The entry at index 1 is the price that is shown (spec section 3).
    levelClassPoints: rule.numbers({ ...rule.pointRange, atLeast: 2, upTo: 10 }),
  },
  titleField: "name",
  maxRecords: 99,
  pages: () => [paths.live],
});

/** Live classes. */
export const liveContent = defineContentType({
  fields: {
    courseName: rule.texts({ most: 120 }),
    lessonName: rule.texts({ most: 200 }),
    cover: rule.picture("16:9"),
    teacherId: rule.optionalReference("teacher"),
    startsAt: rule.instant,
    endsAt: rule.instant,
    meetingUrl: { ...rule.meetingUrl, hint: "liveMeetingUrl" },
  },
  titleField: "lessonName",
  maxRecords: 2000,
  isWarned: true,
  pages: (id) => [paths.live, liveClassPath(id)],
  check: { isValid: ({ startsAt, endsAt }) => endsAt > startsAt, path: "endsAt", problem: "endsBeforeStart" },
});

/** Recordings of live classes. */
export const recordingContent = defineContentType({
  fields: {
    courseId: rule.reference("course"),
    lessonName: rule.texts({ most: 200 }),
    cover: rule.picture("16:9"),
    url: rule.optionalAddress,
    startsAt: rule.instant,
    liveId: rule.optionalReference("live"),
  },
  titleField: "lessonName",
  maxRecords: 5000,
  pages: () => [internalPaths.recordings],
});

export type CourseFields = RecordFields<typeof courseContent>;
export type LiveFields = RecordFields<typeof liveContent>;
export type RecordingFields = RecordFields<typeof recordingContent>;

export const liveTypes = { course: courseContent, live: liveContent, recording: recordingContent };
