import { renewRequest } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { askerOf } from "@/lib/gateway/limit";
import { countTry } from "@/lib/limits/check";

/** A new password, by a link that was mailed. */
export function POST(request: Request) {
  return answerAccount(request, "account renew", async (language) => {
    const fields = await readFields(request, renewRequest);
    await countTry("mailedLink", askerOf(request.headers));
    const { renewByLink } = await import("@/lib/provider/accounts/forgotten");
    await renewByLink(fields, { language });
  });
}
