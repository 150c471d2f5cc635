import type { CallResponse } from "@/lib/app/bootstrap/call-types";

export type PayingFamily = CallResponse<"desk/payments/family">;
export type Payment = PayingFamily["payments"][number];
export type PaymentMonth = CallResponse<"desk/payments/month">;
