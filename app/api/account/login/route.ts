import { loginRequest, sessionAnswer } from "@/lib/account/contract";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { askerOf } from "@/lib/gateway/limit";
import { countTry } from "@/lib/limits/check";

export function POST(request: Request) {
  return answerAccount(request, "account login", async (language) => {
    const fields = await readFields(request, loginRequest);
    const takeBack = await countTry("login", {
      ...askerOf(request.headers),
      email: fields.email.toLowerCase(),
    });
    const { login } = await import("@/lib/provider/accounts");
    const session = sessionAnswer.parse(await login(fields, language));
    await takeBack();
    return session;
  });
}
