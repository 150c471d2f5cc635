import { codeAgainResponse, codeAgainRequest } from "@/lib/campaign/code-again";
import { handleAccountCall, readFields } from "@/lib/gateway/account";
import { clientOf } from "@/lib/gateway/limit";
import { consumeLimit } from "@/lib/limits/check";
import { toE164 } from "@/lib/reference/e164";

/** Returns an activation code again to a visitor who enters the phone number and email of the enrolment. */
export function POST(request: Request) {
  return handleAccountCall(request, "campaign code", async (language) => {
    const fields = await readFields(request, codeAgainRequest);
    const { phone_code, phone_number, email } = fields;
    const phone = toE164(phone_code, phone_number);
    await consumeLimit("codeAgain", { ...clientOf(request.headers), phone, email: email.toLowerCase() });
    const { findActivationCode } = await import("@/lib/provider/campaign/find-activation-code");
    return codeAgainResponse.parse(await findActivationCode(fields, language));
  });
}
