import type { CallResponse } from "@/lib/bootstrap/call-types";

/* The parts of a class as the desk shows it. */

type ShownClass = CallResponse<"desk/seats/show">;

export type SeriesClass = ShownClass["class"];
/** The waiting list. */
export type Queue = ShownClass["queue"];
export type Place = Queue["places"][number];
