import type { CallResponse } from "@/lib/app/bootstrap/call-types";

export type ClosedDay = CallResponse<"desk/calendar/list">["days"][number];
