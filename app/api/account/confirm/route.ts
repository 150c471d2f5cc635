import { confirmRequest } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { askerOf } from "@/lib/gateway/limit";
import { countTry } from "@/lib/limits/check";

/** Confirms an email address with the token of a mailed link. */
export function POST(request: Request) {
  return answerAccount(request, "account confirm", async (language) => {
    const fields = await readFields(request, confirmRequest);
    await countTry("mailedLink", askerOf(request.headers));
    const { confirmByLink } = await import("@/lib/provider/accounts/confirm-email");
    await confirmByLink(fields, { language });
  });
}
