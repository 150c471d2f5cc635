import { confirmRequest } from "@/lib/account/contract";
import { handleAccountCall, readFields } from "@/lib/gateway/account";
import { clientOf } from "@/lib/gateway/limit";
import { consumeLimit } from "@/lib/limits/check";

/** Confirms an email address with the token of a mailed link. */
export function POST(request: Request) {
  return handleAccountCall(request, "account confirm", async (language) => {
    const fields = await readFields(request, confirmRequest);
    await consumeLimit("mailedLink", clientOf(request.headers));
    const { confirmEmailByLink } = await import("@/lib/provider/accounts/confirm-email");
    await confirmEmailByLink(fields, { language });
  });
}
