import { codes } from "../../base/contract/codes";
import type { CallRequest } from "../../base/contract/contract";
import { maxLength } from "../../base/contract/fields";
import { ProviderError } from "../../base/contract/provider-error";
import type { GatewayResult } from "../calls/result";
import { callUpstream, type UpstreamCall } from "../upstream/upstream";

type Enquiry = CallRequest<"preSaleRegister">;

/** Whether an enquiry has more than the specification's fields, or is about no class. */
export function isExtendedEnquiry({ name, request }: UpstreamCall): boolean {
  if (name !== "preSaleRegister") return false;
  const { id, company, message } = request as Enquiry;
  return id === undefined || company !== undefined || message !== undefined;
}

/**
 * Sends an enquiry to an external provider. The specification's call requires a class and has neither company nor
 * message: without a class the first one on sale is used as `id`, a company's name is appended to `name`, and the
 * details go into `company` and `message`. If the provider refuses the unknown fields, the call is repeated without
 * them, so that the lead is not lost.
 * @throws ProviderError as `callUpstream`, and upstreamUnreachable if the provider has no class.
 */
export async function sendExtendedEnquiry(
  host: string,
  call: UpstreamCall,
  timeoutMs: number,
): Promise<GatewayResult> {
  const { company, message, ...fields } = call.request as Enquiry;
  const id = fields.id ?? (await firstClassId(host, call, timeoutMs));
  const name = company ? `${fields.name}, ${company.name}`.slice(0, maxLength.name) : fields.name;
  const specified = { ...fields, id, name };
  const extended = { ...specified, ...(company && { company }), ...(message !== undefined && { message }) };
  const response = await callUpstream(host, { ...call, request: extended }, timeoutMs);
  if (response.envelope.code !== codes.invalidInput.code) return response;
  return callUpstream(host, { ...call, request: specified }, timeoutMs);
}

async function firstClassId(
  host: string,
  { context, asker }: UpstreamCall,
  timeoutMs: number,
): Promise<number> {
  const request = { page: 1, per_page: 1 };
  const { envelope } = await callUpstream(
    host,
    { name: "preSales", request, context, asker, isLoggedIn: false },
    timeoutMs,
  );
  const [first] = (envelope.data as { list?: { id: number }[] } | undefined)?.list ?? [];
  if (!first) throw new ProviderError("upstreamUnreachable", "");
  return first.id;
}
