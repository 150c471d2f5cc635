import type { CallResponse } from "@/lib/app/bootstrap/call-types";

/* The parts of a class as the desk shows it. */

type ShownClass = CallResponse<"desk/seats/show">;

export type ShownSeriesClass = ShownClass["class"];
/** The waiting list. */
export type ShownQueue = ShownClass["queue"];
export type QueuePlace = ShownQueue["places"][number];
