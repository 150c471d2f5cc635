import type { DeskAnswer } from "@/lib/desk/contract";

export type Seat = DeskAnswer<"accounts/show">["seats"][number] & { email?: string | null };
