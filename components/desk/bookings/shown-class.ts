import type { CallResponse } from "@/lib/app/bootstrap/call-types";

/* The parts of a class as the desk shows it. */

type ShownClass = CallResponse<"desk/bookings/show">;

export type ShownSeriesClass = ShownClass["class"];
/** The waiting list. */
export type ShownWaitingList = ShownClass["waiting_list"];
export type QueuePlace = ShownWaitingList["places"][number];
