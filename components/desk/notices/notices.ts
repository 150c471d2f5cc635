import type { DeskResponse } from "@/lib/desk/contract";

export type Notices = DeskResponse<"notices/show">;
