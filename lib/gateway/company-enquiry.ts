import { codes } from "../contract/codes";
import type { CallRequest } from "../contract/contract";
import { maxLength } from "../contract/fields";
import { ProviderError } from "../provider/types";
import type { Answer } from "./answer";
import { askUpstream, type UpstreamCall } from "./upstream";

type Enquiry = CallRequest<"preSaleRegister">;

export const isCompanyEnquiry = (call: UpstreamCall): boolean =>
  call.name === "preSaleRegister" && (call.request as Enquiry).company !== undefined;

/**
 * Sends a company's enquiry to an external provider. The specification's call requires a class and has no company
 * field: the first class on sale is used as `id`, the company's name is appended to `name`, and the details go
 * into `company`. If the provider refuses the unknown field, the call is repeated without it, so that the lead is
 * not lost.
 * @throws ProviderError as `askUpstream`, and upstreamUnreachable if the provider has no class.
 */
export async function askWithCompany(host: string, call: UpstreamCall, timeoutMs: number): Promise<Answer> {
  const { company, ...asked } = call.request as Enquiry;
  const id = await firstClass(host, call, timeoutMs);
  const name = `${asked.name}, ${company?.name ?? ""}`.slice(0, maxLength.name);
  const plain = { ...asked, id, name };
  const answer = await askUpstream(host, { ...call, request: { ...plain, company } }, timeoutMs);
  if (answer.envelope.code !== codes.invalidInput.code) return answer;
  return askUpstream(host, { ...call, request: plain }, timeoutMs);
}

async function firstClass(
  host: string,
  { context, asker }: UpstreamCall,
  timeoutMs: number,
): Promise<number> {
  const request = { page: 1, per_page: 1 };
  const { envelope } = await askUpstream(
    host,
    { name: "preSales", request, context, asker, signedIn: false },
    timeoutMs,
  );
  const [first] = (envelope.data as { list?: { id: number }[] } | undefined)?.list ?? [];
  if (!first) throw new ProviderError("upstreamUnreachable", "");
  return first.id;
}
