import { codeAgainAnswer, codeAgainRequest } from "@/lib/campaign/code-again";
import { answerAccount, readFields } from "@/lib/gateway/account";
import { askerOf } from "@/lib/gateway/limit";
import { countTry } from "@/lib/limits/check";
import { e164 } from "@/lib/reference/e164";

/** Returns an activation code again to a visitor who enters the phone number and email of the enrolment. */
export function POST(request: Request) {
  return answerAccount(request, "campaign code", async (language) => {
    const fields = await readFields(request, codeAgainRequest);
    const { phone_code, phone_number, email } = fields;
    const phone = e164(phone_code, phone_number);
    await countTry("codeAgain", { ...askerOf(request.headers), phone, email: email.toLowerCase() });
    const { tellCodeAgain } = await import("@/lib/provider/campaign/code-again");
    return codeAgainAnswer.parse(await tellCodeAgain(fields, language));
  });
}
