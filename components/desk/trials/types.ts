import type { DeskAnswer } from "@/lib/desk/contract";

export type Trial = DeskAnswer<"trials/list">["trials"][number];
export type TrialChanged = DeskAnswer<"trials/change">;
