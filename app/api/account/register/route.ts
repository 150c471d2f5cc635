import { registerRequest, sessionAnswer } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { isSuspect } from "@/lib/gateway/form-check";
import { askerOf } from "@/lib/gateway/limit";
import { countTry } from "@/lib/limits/check";

export function POST(request: Request) {
  return answerAccount(request, "account register", async () => {
    const fields = await readFields(request, registerRequest);
    const suspect = isSuspect(request.headers);
    const asker = askerOf(request.headers);
    if (suspect) await countTry("suspect", asker);
    await countTry("register", { ...asker, email: fields.email.toLowerCase() });
    const { register } = await import("@/lib/provider/accounts/sessions");
    return sessionAnswer.parse(await register(fields, suspect));
  });
}
