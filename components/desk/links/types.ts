import type { DeskResponse, DeskInput } from "@/lib/desk/contract";

export type DeskLink = DeskResponse<"links/list">["links"][number];
export type Span = Pick<DeskInput<"links/list">, "from" | "to">;
