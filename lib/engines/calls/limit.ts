import type { Issue } from "../../base/contract/codes";
import { consumeLimit, requireLimitLeft } from "../../base/limits/check";
import { type LimitValues } from "../../base/contract/limits";
import { networkOf } from "../../base/request/client-address";
import { isLocalClient, readClient } from "../../base/request/client-header";
import type { Call } from "../../base/contract/call";
import { isFile, type CallFile } from "./file";
import type { GatewayResult } from "./result";

/** The client of a request. */
export type Client = {
  /** The network, by which rate limits identify the client. */
  network: string;
  /** Whether the client is on this machine. */
  isLocal: boolean;
  userAgent: string | null;
};

export const describeClient = (headers: Headers): Client => ({
  network: networkOf(readClient(headers)),
  isLocal: isLocalClient(headers),
  userAgent: headers.get("user-agent"),
});

/** The client as rate limits identify it: by its network. */
export function clientOf(headers: Headers): LimitValues {
  return { address: networkOf(readClient(headers)) };
}

/**
 * Counts a valid call against its limit. Invalid requests never reach a handler and are not counted.
 * @returns the keys of the client.
 * @throws ProviderError tooManyRequests.
 */
export async function consumeCallLimit(
  { limit, limitKeys, isForm }: Call,
  fields: object,
  headers: Headers,
  { token, suspect }: { token?: string; suspect?: boolean },
): Promise<LimitValues> {
  const client = { ...clientOf(headers), ...(token !== undefined && { session: token }) };
  if (limit && isForm && suspect) await consumeLimit("suspect", client);
  if (limit) await consumeLimit(limit, { ...client, ...limitKeys?.(fields as never) });
  return client;
}

/**
 * Runs a call whose refusals disclose something, unless this client has used up its limit of disclosures. Beyond the
 * limit every request is refused without running, since refusing only disclosing ones would disclose the same.
 * @throws ProviderError tooManyRequests, and what `run` throws if the call discloses nothing.
 */
export async function limitDisclosure(
  { disclosure }: Call,
  client: LimitValues,
  run: () => Promise<GatewayResult | CallFile>,
  toFailure: (error: unknown) => GatewayResult,
): Promise<GatewayResult | CallFile> {
  if (!disclosure) return run();
  await requireLimitLeft(disclosure.limit, client);
  const result = await run().catch(toFailure);
  if (isFile(result)) return result;
  const { code, data } = result.envelope;
  const issues = (data as { issues?: Issue[] } | undefined)?.issues ?? [];
  if (disclosure.isDisclosed({ code, issues })) await consumeLimit(disclosure.limit, client);
  return result;
}
