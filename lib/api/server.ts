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
 * `stale`: the provider fails now, and this is what it last answered. `omitted`: rows that are not in the list
 * although the provider has them, for breaking the contract.
 */
export type ReadResult<Data> = CallResult<Data> & Told;
type Told = { stale: boolean; omitted?: readonly OmittedRow[] };
type Read<Data> = CallResult<Data> & Pick<Told, "omitted">;

/**
 * Refusals that are an answer: the provider works, and says no. Everything else may be better in a minute; so may
 * a token failure, of which a reader without a token is no cause.
 */
const final = new Set<number>(
  Object.values(codes)
    .filter(({ status }) => status >= 400 && status < 500 && status !== 429 && status !== 401)
    .map(({ code }) => code),
);

/**
 * A public read for a server component: by function call to the embedded provider, or from API_HOST. Never
 * throws. While the provider fails, the last good answer to the same call, input and language comes back.
 */
export async function readCall<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  language: Language,
  provider: Provider = configuredProvider(),
): Promise<ReadResult<CallAnswer<Name>>> {
  // What only the desk may see is shared with nobody, and nothing is kept of it.
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
    log.warn({ call: name }, kept ? "a page shows what was last answered" : "a page goes without an answer");
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
