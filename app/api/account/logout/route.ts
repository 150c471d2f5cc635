import { handleAccountCall } from "@/lib/gateway/account";
import { readToken } from "@/lib/gateway/read-context";
import { ProviderError } from "@/lib/provider/types";

/** Ends the session of the bearer token; the request needs no body. */
export function POST(request: Request) {
  return handleAccountCall(request, "account logout", async () => {
    const token = readToken(request.headers);
    if (!token) throw new ProviderError("tokenFailure", "");
    const { logout } = await import("@/lib/provider/accounts/sessions");
    await logout(token);
  });
}
