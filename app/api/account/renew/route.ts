import { renewRequest } from "@/lib/account/contract";
import { handleAccountCall, readFields } from "@/lib/gateway/account";
import { clientOf } from "@/lib/gateway/limit";
import { consumeLimit } from "@/lib/limits/check";

/** Sets a new password with the token of a mailed link. */
export function POST(request: Request) {
  return handleAccountCall(request, "account renew", async (language) => {
    const fields = await readFields(request, renewRequest);
    await consumeLimit("mailedLink", clientOf(request.headers));
    const { resetPasswordByLink } = await import("@/lib/provider/accounts/forgotten-password");
    const email = await resetPasswordByLink(fields, { language });
    const { address } = clientOf(request.headers);
    const { rememberNetwork } = await import("@/lib/provider/accounts/known-networks");
    const { database } = await import("@/lib/provider/db/connect");
    // The network that opened the link is the owner's; earlier known networks may belong to an attacker.
    if (address) await rememberNetwork(await database(), { kind: "member", email }, address);
  });
}
