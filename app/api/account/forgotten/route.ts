import { forgottenRequest } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { isSuspect } from "@/lib/gateway/form-check";
import { askerOf } from "@/lib/gateway/limit";
import { countTry } from "@/lib/limits/check";

/** Requests a password reset link. The response is the same for every address, so it discloses no accounts. */
export function POST(request: Request) {
  return answerAccount(request, "account forgotten", async (language) => {
    const fields = await readFields(request, forgottenRequest);
    const asker = askerOf(request.headers);
    if (isSuspect(request.headers)) await countTry("suspect", asker);
    await countTry("forgotten", { ...asker, email: fields.email.toLowerCase() });
    const { askForPassword } = await import("@/lib/provider/accounts/forgotten");
    await askForPassword(fields, { language });
  });
}
