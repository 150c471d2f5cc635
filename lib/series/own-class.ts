import * as z from "zod";
import { readyLive, seriesClass } from "../contract/schemas";

/* Shapes of series classes of the built-in provider, whose lessons always have times. */

export const slot = { from: readyLive.shape.from, to: readyLive.shape.from };
/** Lessons of an external provider may have no time; the site's own always do. */
export const ownLesson = z.object({ lesson_name: z.string(), ...slot });
export const ownSeriesClass = seriesClass.extend({ lesson_list: z.array(ownLesson) });

export type OwnLesson = z.output<typeof ownLesson>;
export type OwnSeriesClass = z.output<typeof ownSeriesClass>;
