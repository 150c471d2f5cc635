import { registerRequest, sessionAnswer } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";

export function POST(request: Request) {
  return answerAccount(request, "account register", async () => {
    const fields = await readFields(request, registerRequest);
    const { register } = await import("@/lib/provider/accounts");
    return sessionAnswer.parse(await register(fields));
  });
}
