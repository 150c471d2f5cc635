import "server-only";
import { codes } from "../../base/contract/codes";
import { contract, type PublicCallResponse, type PublicCallInput } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { isSuccess, type CallResult } from "../../base/contract/result";
import { failure, type OmittedRow } from "../calls/result";
import { callProvider, configuredProvider, type Provider } from "./call-provider";
import { validate } from "../calls/validate";
import type { Language } from "../../base/i18n/languages";
import { log } from "../../base/log/log";
import { currentPreview } from "../../base/db/preview-context";
import { storeResponse, lastResponse, dedupe } from "./response-store";
import { yieldToEventLoop } from "./event-loop";

/**
 * `stale`: the provider failed, and this is its last good response. `omitted`: rows left out because they break
 * the contract.
 */
export type ReadResult<Data> = CallResult<Data> & ReadState;
type ReadState = { stale: boolean; omitted?: readonly OmittedRow[] };
type ProviderRead<Data> = CallResult<Data> & Pick<ReadState, "omitted">;

/**
 * Codes that are final: the provider works and refuses. Other failures may be temporary, and a token failure is
 * not caused by this read, which sends no token.
 */
const finalCodes = new Set<number>(
  Object.values(codes)
    .filter(({ status }) => status >= 400 && status < 500 && status !== 429 && status !== 401)
    .map(({ code }) => code),
);

/**
 * A public read for a server component, from the built-in provider or API_HOST. Never throws. If the provider
 * fails, the last good response to the same call, input and language is returned.
 */
export async function readCall<Name extends CallName>(
  name: Name,
  input: PublicCallInput<Name>,
  language: Language,
  provider: Provider = configuredProvider(),
): Promise<ReadResult<PublicCallResponse<Name>>> {
  // A preview is visible to the desk only: it is neither deduplicated nor stored.
  if (currentPreview()) return { ...(await readProvider(name, input, language, provider)), stale: false };
  const key = JSON.stringify([name, language, input]);
  return dedupe(key, async () => {
    const result = await readProvider(name, input, language, provider);
    if (isSuccess(result)) {
      storeResponse(key, result);
      return { ...result, stale: false };
    }
    await yieldToEventLoop();
    const lastGood = "code" in result && finalCodes.has(result.code) ? undefined : lastResponse(key);
    log.warn({ call: name }, lastGood ? "page uses the last good response" : "page rendered without data");
    return lastGood
      ? { ...(lastGood as ProviderRead<PublicCallResponse<Name>>), stale: true }
      : { ...result, stale: false };
  });
}

async function readProvider<Name extends CallName>(
  name: Name,
  input: PublicCallInput<Name>,
  language: Language,
  provider: Provider,
): Promise<ProviderRead<PublicCallResponse<Name>>> {
  try {
    const request = validate(contract[name].request, input);
    const call = { name, request, context: { language }, isLoggedIn: false, asker: "page" } as const;
    const { envelope, omitted } = await callProvider(call, provider);
    return { ...(envelope as CallResult<PublicCallResponse<Name>>), ...(omitted && { omitted }) };
  } catch (error) {
    return failure(error, language, `read ${name}`).envelope as CallResult<PublicCallResponse<Name>>;
  }
}
