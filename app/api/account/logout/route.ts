import { answerAccount } from "@/lib/gateway/account";
import { readToken } from "@/lib/gateway/read-context";
import { ProviderError } from "@/lib/provider/types";

/** Takes the bearer header alone; there is nothing else to say. */
export function POST(request: Request) {
  return answerAccount(request, "account logout", async () => {
    const token = readToken(request.headers);
    if (!token) throw new ProviderError("tokenFailure", "");
    const { logout } = await import("@/lib/provider/accounts/sessions");
    await logout(token);
  });
}
