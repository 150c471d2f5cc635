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
    const email = await renewByLink(fields, { language });
    const { address } = askerOf(request.headers);
    const { rememberNetwork } = await import("@/lib/provider/accounts/known-networks");
    const { database } = await import("@/lib/provider/db/connect");
    // Where the link was opened is its owner's network: the former ones may be those of whoever had the old password.
    if (address) await rememberNetwork(await database(), { kind: "member", email }, address);
  });
}
