import * as z from "zod";
import { abroadCreateRequest } from "../contract/schemas";

/*
 * The site's own call for an activation code that was told before: none of the provider's sixteen does it without
 * enrolling (spec section 7). It exists without API_HOST alone.
 */

const { phone_code, phone_number, email } = abroadCreateRequest.shape;

export const codeAgainRequest = z.strictObject({ phone_code, phone_number, email });
export type CodeAgainRequest = z.output<typeof codeAgainRequest>;

export const codeAgainAnswer = z.object({ activation_code: z.string() });
export type CodeAgainAnswer = z.output<typeof codeAgainAnswer>;
