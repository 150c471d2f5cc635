import { forgottenRequest } from "@/lib/account/contract";
import { handleAccountCall, readFields } from "@/lib/gateway/account";
import { isSuspect } from "@/lib/gateway/form-check";
import { clientOf } from "@/lib/gateway/limit";
import { consumeLimit } from "@/lib/limits/check";

/** Requests a password reset link. The response is the same for every address, so it discloses no accounts. */
export function POST(request: Request) {
  return handleAccountCall(request, "account forgotten", async (language) => {
    const fields = await readFields(request, forgottenRequest);
    const asker = clientOf(request.headers);
    if (isSuspect(request.headers)) await consumeLimit("suspect", asker);
    await consumeLimit("forgotten", { ...asker, email: fields.email.toLowerCase() });
    const { requestPasswordReset: askForPassword } =
      await import("@/lib/provider/accounts/forgotten-password");
    await askForPassword(fields, { language });
  });
}
