import type { CallRequest } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { toE164, phoneToE164 } from "../reference/e164";
import { consumeLimit, type LimitValues } from "../limits/check";
import type { LimitName } from "../limits/table";
import { readClient } from "../request/client-header";
import { networkOf } from "../request/client-address";

type LimitedCalls = {
  [Name in CallName]?: { limit: LimitName; asker: (request: CallRequest<Name>) => LimitValues };
};

/**
 * The rate-limited calls, and the keys they count by besides the address. Phones are normalized to E.164, so that
 * one number cannot be written in several ways.
 */
const limitedCalls: LimitedCalls = {
  preSaleRegister: { limit: "enquiry", asker: ({ phone }) => ({ phone: phoneToE164(phone) }) },
  abroadCreate: {
    limit: "enrolment",
    asker: ({ phone_code, phone_number, email }) => ({
      phone: toE164(phone_code, phone_number),
      email: email.toLowerCase(),
    }),
  },
  abroadIsApplied: {
    limit: "enrolledCheck",
    asker: ({ code, num }) => ({ phone: toE164(code, num) }),
  },
};

/** The client as rate limits identify it: by its network. */
export function clientOf(headers: Headers): LimitValues {
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
  const row = limitedCalls[name];
  if (!row) return;
  const client = clientOf(headers);
  if (suspect) await consumeLimit("suspect", client);
  await consumeLimit(row.limit, { ...client, ...row.asker(request) });
}
