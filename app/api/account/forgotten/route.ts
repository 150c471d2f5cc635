import { forgottenRequest } from "@/lib/account/contract";
import { handleAccountCall, readFields } from "@/lib/gateway/account";
import { isSuspect } from "@/lib/gateway/form-check";
import { clientOf } from "@/lib/gateway/limit";
import { consumeLimit } from "@/lib/limits/check";

/** Requests a password reset link. The response is the same for every address, so it discloses no accounts. */
export function POST(request: Request) {
  return handleAccountCall(request, "account forgotten", async (language) => {
    const fields = await readFields(request, forgottenRequest);
    const client = clientOf(request.headers);
    if (isSuspect(request.headers)) await consumeLimit("suspect", client);
    await consumeLimit("forgotten", { ...client, email: fields.email.toLowerCase() });
    const { requestPasswordReset } = await import("@/lib/provider/accounts/forgotten-password");
    await requestPasswordReset(fields, { language });
  });
}
