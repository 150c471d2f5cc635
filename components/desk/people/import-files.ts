import type { CallResponse } from "@/lib/app/bootstrap/call-types";

export type ReadFile = CallResponse<"desk/people/import-read">;
export type CheckedFile = CallResponse<"desk/people/import-check">;
export type Batch = CallResponse<"desk/people/imports">["imports"][number];
