import * as z from "zod/mini";
import { amount, clockTime, key, minutes } from "../../engines/demo/fields";
import { courseContent, liveContent, recordingContent } from "./content";

const course = z.strictObject({
  key,
  name: courseContent.fields.name.schema,
  brief: courseContent.fields.brief.schema,
  cover: courseContent.fields.cover.schema,
  classPoints: courseContent.fields.levelClassPoints.schema,
});

const recording = z.strictObject({
  course: key,
  lessonName: recordingContent.fields.lessonName.schema,
  cover: recordingContent.fields.cover.schema,
  /** Null for the school's video channel. */
  url: recordingContent.fields.url.schema,
  daysAgo: amount,
});

const live = z.pipe(
  z
    .strictObject({
      courseName: liveContent.fields.courseName.schema,
      lessonName: liveContent.fields.lessonName.schema,
      cover: liveContent.fields.cover.schema,
      teacher: key,
      meetingUrl: liveContent.fields.meetingUrl.schema,
      startsInMinutes: z.optional(z.int()),
      /** The time in Beijing on that day, if it is not the time of day of the seeding. */
      startTime: z.optional(clockTime),
      freeClass: z.optional(amount),
      minutes,
    })
    .check(
      z.refine(
        ({ startsInMinutes, freeClass }) => (startsInMinutes === undefined) !== (freeClass === undefined),
        { error: "It needs startsInMinutes or freeClass, and not both." },
      ),
    ),
  z.transform(({ startsInMinutes = 0, startTime, freeClass, ...plan }) =>
    freeClass === undefined
      ? { ...plan, startsInMinutes, ...(startTime !== undefined && { startTime }) }
      : { ...plan, freeClass },
  ),
);

type DemoCourse = z.output<typeof course>;
export type DemoRecording = z.output<typeof recording>;
export type DemoLive = z.output<typeof live>;
export type DemoLives = { courses: DemoCourse[]; lives: DemoLive[]; recordings: DemoRecording[] };

export const liveFiles = {
  courses: z.array(course),
  lives: z.array(live),
  recordings: z.array(recording),
};
