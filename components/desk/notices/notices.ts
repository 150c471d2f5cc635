import type { DeskAnswer } from "@/lib/desk/contract";

export type Notices = DeskAnswer<"notices/show">;
