import * as z from "zod";
import { idNumber } from "../../base/contract/call-shapes";
import { readyLive, seriesClass } from "../../base/contract/schemas";

/* Shapes of series classes of the built-in provider, whose lessons always have times. */

export const slot = { from: readyLive.shape.from, to: readyLive.shape.from };
/** Lessons of an external provider may have no time; the site's own always do. */
export const ownLesson = z.object({ lesson_name: z.string(), ...slot });
const seriesLesson = ownLesson.extend({ lesson_id: idNumber });
export const ownSeriesClass = seriesClass.extend({ lesson_list: z.array(seriesLesson) });

/** The same for members, with whether a link to the lesson's classroom is set. Public lists lack it. */
export const memberSeriesClass = ownSeriesClass.extend({
  lesson_list: z.array(
    seriesLesson.extend({
      has_link: z.boolean().describe("whether the lesson has a classroom to enter"),
    }),
  ),
});

export type MemberSeriesClass = z.output<typeof memberSeriesClass>;
export type OwnLesson = z.output<typeof seriesLesson>;
export type OwnSeriesClass = z.output<typeof ownSeriesClass>;
