import { loginRequest } from "@/lib/account/contract";
import { handleAccountCall, readFields } from "@/lib/gateway/account";
import { logIn } from "@/lib/gateway/log-in";

export function POST(request: Request) {
  return handleAccountCall(request, "account login", async (language) =>
    logIn(await readFields(request, loginRequest), request.headers, language),
  );
}
