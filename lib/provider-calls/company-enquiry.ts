import { codes } from "../contract/codes";
import type { CallRequest } from "../contract/contract";
import { maxLength } from "../contract/fields";
import { ProviderError } from "../contract/provider-error";
import type { GatewayResult } from "../calls/result";
import { callUpstream, type UpstreamCall } from "../upstream/upstream";

type Enquiry = CallRequest<"preSaleRegister">;

export const isCompanyEnquiry = (call: UpstreamCall): boolean =>
  call.name === "preSaleRegister" && (call.request as Enquiry).company !== undefined;

/**
 * Sends a company's enquiry to an external provider. The specification's call requires a class and has no company
 * field: the first class on sale is used as `id`, the company's name is appended to `name`, and the details go
 * into `company`. If the provider refuses the unknown field, the call is repeated without it, so that the lead is
 * not lost.
 * @throws ProviderError as `callUpstream`, and upstreamUnreachable if the provider has no class.
 */
export async function sendCompanyEnquiry(
  host: string,
  call: UpstreamCall,
  timeoutMs: number,
): Promise<GatewayResult> {
  const { company, ...fields } = call.request as Enquiry;
  const id = await firstClassId(host, call, timeoutMs);
  const name = `${fields.name}, ${company?.name ?? ""}`.slice(0, maxLength.name);
  const withoutCompany = { ...fields, id, name };
  const response = await callUpstream(host, { ...call, request: { ...withoutCompany, company } }, timeoutMs);
  if (response.envelope.code !== codes.invalidInput.code) return response;
  return callUpstream(host, { ...call, request: withoutCompany }, timeoutMs);
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
