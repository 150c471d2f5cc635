import "server-only";
import { codes } from "../contract/codes";
import { contract, type CallAnswer, type CallInput } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { succeeded, type CallResult } from "../contract/result";
import { failure, type OmittedRow } from "../gateway/answer";
import { ask, configuredProvider, type Provider } from "../gateway/ask";
import { validate } from "../gateway/validate";
import type { Language } from "../i18n/languages";
import { log } from "../log/log";
import { currentPreview } from "../preview/current";
import { keepAnswer, lastAnswer, shareFlight } from "./last-good";
import { takeTurn } from "./turn";

/**
 * `stale`: the provider failed, and this is its last good response. `omitted`: rows left out because they break
 * the contract.
 */
export type ReadResult<Data> = CallResult<Data> & Told;
type Told = { stale: boolean; omitted?: readonly OmittedRow[] };
type Read<Data> = CallResult<Data> & Pick<Told, "omitted">;

/**
 * Codes that are final: the provider works and refuses. Other failures may be temporary, and a token failure is
 * not caused by this read, which sends no token.
 */
const final = new Set<number>(
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
  input: CallInput<Name>,
  language: Language,
  provider: Provider = configuredProvider(),
): Promise<ReadResult<CallAnswer<Name>>> {
  // A preview is visible to the desk only: it is neither deduplicated nor stored.
  if (currentPreview()) return { ...(await read(name, input, language, provider)), stale: false };
  const key = JSON.stringify([name, language, input]);
  return shareFlight(key, async () => {
    const result = await read(name, input, language, provider);
    if (succeeded(result)) {
      keepAnswer(key, result);
      return { ...result, stale: false };
    }
    await takeTurn();
    const kept = "code" in result && final.has(result.code) ? undefined : lastAnswer(key);
    log.warn({ call: name }, kept ? "page uses the last good response" : "page rendered without data");
    return kept ? { ...(kept as Read<CallAnswer<Name>>), stale: true } : { ...result, stale: false };
  });
}

async function read<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  language: Language,
  provider: Provider,
): Promise<Read<CallAnswer<Name>>> {
  try {
    const request = validate(contract[name].request, input);
    const call = { name, request, context: { language }, signedIn: false, asker: "page" } as const;
    const { envelope, omitted } = await ask(call, provider);
    return { ...(envelope as CallResult<CallAnswer<Name>>), ...(omitted && { omitted }) };
  } catch (error) {
    return failure(error, language, `read ${name}`).envelope as CallResult<CallAnswer<Name>>;
  }
}
