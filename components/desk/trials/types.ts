import type { DeskResponse } from "@/lib/desk/contract";

export type Trial = DeskResponse<"trials/list">["trials"][number];
export type TrialChanged = DeskResponse<"trials/change">;
