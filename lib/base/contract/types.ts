import type * as z from "zod";
import type * as s from "./schemas";

/* The product's names for the provider's schemas. Types only: importing this adds no code to the browser. */
export type { PublicCallResponse, PublicCallInput, CallRequest } from "./contract";
export type LinkProperty = z.output<typeof s.linkProperty>;
export type Placement = Pick<z.input<typeof s.homePageRequest>, "type" | "name">;
export type Partner = z.output<typeof s.partner>;
export type RecommendedTeacher = z.output<typeof s.recommendedTeacher>;
export type SeriesClass = z.output<typeof s.seriesClass>;
export type CourseMode = SeriesClass["course_mode"];
export type ReadyLive = z.output<typeof s.readyLive>;
export type VideoRecord = z.output<typeof s.videoRecord>;
export type RecommendedCourse = z.output<typeof s.recommendedCourse>;
