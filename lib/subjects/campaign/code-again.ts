import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { abroadCreateRequest } from "../../base/contract/schemas";
import { regions } from "../../base/reference/campaign-regions";
import { toE164 } from "../../base/reference/e164";

/*
 * The site's own call that returns the activation code of an existing enrolment, which none of the 16 provider calls does
 * (spec section 7). It exists only without API_HOST.
 */

const { phone_code, phone_number, email } = abroadCreateRequest.shape;

/** More than any season key has. */
const maxKeyLength = 100;

export const codeAgainRequest = z.strictObject({
  phone_code,
  phone_number,
  email,
  region: z.enum(regions),
  /** Key of the season. */
  season: z.string().max(maxKeyLength),
});
export type CodeAgainRequest = z.output<typeof codeAgainRequest>;

export const codeCalls = {
  /** Returns an activation code again to a visitor who enters the phone number and email of the enrolment. */
  code: {
    access: "open",
    limit: "codeAgain",
    limitKeys: ({ phone_code, phone_number, email }: CodeAgainRequest) => ({
      phone: toE164(phone_code, phone_number),
      email: email.toLowerCase(),
    }),
    request: codeAgainRequest,
    response: z.object({ activation_code: z.string() }),
  },
} as const satisfies Calls;
