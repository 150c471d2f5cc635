import { registerRequest, sessionAnswer } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { isSuspect } from "@/lib/gateway/form-check";
import { askerOf } from "@/lib/gateway/limit";
import { limitEmailTelling } from "@/lib/gateway/limit-telling";
import { deviceOf } from "@/lib/gateway/log-in";
import { countTry } from "@/lib/limits/check";

export function POST(request: Request) {
  return answerAccount(request, "account register", async () => {
    const { headers } = request;
    const fields = await readFields(request, registerRequest);
    const suspect = isSuspect(headers);
    const asker = askerOf(headers);
    if (suspect) await countTry("suspect", asker);
    await countTry("register", { ...asker, email: fields.email.toLowerCase() });
    const { register } = await import("@/lib/provider/accounts/sessions");
    const session = await limitEmailTelling(headers, () =>
      register(fields, { suspect, device: deviceOf(headers) }),
    );
    return sessionAnswer.parse(session);
  });
}
