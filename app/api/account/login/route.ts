import { loginRequest, sessionAnswer } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";

export function POST(request: Request) {
  return answerAccount(request, "account login", async (language) => {
    const fields = await readFields(request, loginRequest);
    const { login } = await import("@/lib/provider/accounts");
    return sessionAnswer.parse(await login(fields, language));
  });
}
