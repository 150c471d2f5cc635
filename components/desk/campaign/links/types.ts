import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";

export type DeskLink = CallResponse<"desk/links/list">["links"][number];
export type ShownSpan = Pick<CallInput<"desk/links/list">, "from" | "to">;
