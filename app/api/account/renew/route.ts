import { renewRequest } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { askerOf } from "@/lib/gateway/limit";
import { countTry } from "@/lib/limits/check";

/** Sets a new password with the token of a mailed link. */
export function POST(request: Request) {
  return answerAccount(request, "account renew", async (language) => {
    const fields = await readFields(request, renewRequest);
    await countTry("mailedLink", askerOf(request.headers));
    const { renewByLink } = await import("@/lib/provider/accounts/forgotten");
    const email = await renewByLink(fields, { language });
    const { address } = askerOf(request.headers);
    const { rememberNetwork } = await import("@/lib/provider/accounts/known-networks");
    const { database } = await import("@/lib/provider/db/connect");
    // The network that opened the link is the owner's; earlier known networks may belong to an attacker.
    if (address) await rememberNetwork(await database(), { kind: "member", email }, address);
  });
}
