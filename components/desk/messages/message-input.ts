import type { CallInput } from "@/lib/app/bootstrap/call-types";

export type MessageInput = CallInput<"desk/messages/preview">;
