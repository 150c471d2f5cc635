import { registerRequest, sessionResponse } from "@/lib/account/contract";
import { handleAccountCall, readFields } from "@/lib/gateway/account";
import { isSuspect } from "@/lib/gateway/form-check";
import { clientOf } from "@/lib/gateway/limit";
import { limitEmailDisclosure } from "@/lib/gateway/limit-disclosure";
import { deviceOf } from "@/lib/gateway/log-in";
import { consumeLimit } from "@/lib/limits/check";

export function POST(request: Request) {
  return handleAccountCall(request, "account register", async () => {
    const { headers } = request;
    const fields = await readFields(request, registerRequest);
    const suspect = isSuspect(headers);
    const client = clientOf(headers);
    if (suspect) await consumeLimit("suspect", client);
    await consumeLimit("register", { ...client, email: fields.email.toLowerCase() });
    const { register } = await import("@/lib/provider/accounts/sessions");
    const session = await limitEmailDisclosure(headers, () =>
      register(fields, { suspect, device: deviceOf(headers) }),
    );
    return sessionResponse.parse(session);
  });
}
