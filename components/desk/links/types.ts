import type { DeskAnswer, DeskInput } from "@/lib/desk/contract";

export type DeskLink = DeskAnswer<"links/list">["links"][number];
export type Span = Pick<DeskInput<"links/list">, "from" | "to">;
