import type { CallRequest } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { e164, e164OfPhone } from "../reference/e164";
import { countTry, type Asker } from "../limits/check";
import type { LimitName } from "../limits/table";
import { readClient } from "../request/client-header";
import { networkOf } from "../request/client-address";

type Limited = {
  [Name in CallName]?: { limit: LimitName; asker: (request: CallRequest<Name>) => Asker };
};

/**
 * The rate-limited calls, and the keys they count by besides the address. Phones are normalized to E.164, so that
 * one number cannot be written in several ways.
 */
const limited: Limited = {
  preSaleRegister: { limit: "enquiry", asker: ({ phone }) => ({ phone: e164OfPhone(phone) }) },
  abroadCreate: {
    limit: "enrolment",
    asker: ({ phone_code, phone_number, email }) => ({
      phone: e164(phone_code, phone_number),
      email: email.toLowerCase(),
    }),
  },
  abroadIsApplied: {
    limit: "enrolledCheck",
    asker: ({ code, num }) => ({ phone: e164(code, num) }),
  },
};

/** The client as rate limits identify it: by its network. */
export function askerOf(headers: Headers): Asker {
  return { address: networkOf(readClient(headers)) };
}

/**
 * Counts a valid call against its limit. Invalid requests never reach a provider and are not counted.
 * @throws ProviderError tooManyRequests.
 */
export async function limitCall<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  headers: Headers,
  suspect: boolean | undefined,
): Promise<void> {
  const row = limited[name];
  if (!row) return;
  const asker = askerOf(headers);
  if (suspect) await countTry("suspect", asker);
  await countTry(row.limit, { ...asker, ...row.asker(request) });
}
