import type { DeskResponse } from "@/lib/desk/contract";

export type Seat = DeskResponse<"accounts/show">["seats"][number] & { email?: string | null };
