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
 * Sends a company's enquiry to another provider. The specification's call is about a class and has no field for a
 * company: the first class on sale stands for it, the name carries the company's, and the rest is sent in `company`.
 * A provider that refuses a field it does not know gets the call once more without it, so that the lead is not lost.
 * @throws ProviderError as `askUpstream`, also where the provider has no class at all.
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
