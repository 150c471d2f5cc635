import * as z from "zod";
import { abroadCreateRequest } from "../contract/schemas";

/*
 * The site's own call that returns the activation code of an existing enrolment, which none of the 16 provider calls does
 * (spec section 7). It exists only without API_HOST.
 */

const { phone_code, phone_number, email } = abroadCreateRequest.shape;

export const codeAgainRequest = z.strictObject({ phone_code, phone_number, email });
export type CodeAgainRequest = z.output<typeof codeAgainRequest>;

export const codeAgainResponse = z.object({ activation_code: z.string() });
export type CodeAgainResponse = z.output<typeof codeAgainResponse>;
