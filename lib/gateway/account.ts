import type * as z from "zod";
import { env } from "../env";
import type { Language } from "../i18n/languages";
import { ProviderError } from "../provider/types";
import { failure, toResponse, success } from "./result";
import { readLanguage } from "./read-context";
import { requireOwnOrigin } from "./origin";
import { readObject } from "./read-request";
import { validate } from "./validate";

/**
 * Runs an account call and wraps the result in the provider's envelope. The calls exist only with the built-in
 * provider; with API_HOST another site has the accounts, and every call returns 4040.
 */
export async function handleAccountCall(
  request: Request,
  label: string,
  work: (language: Language) => Promise<unknown>,
): Promise<Response> {
  const language = readLanguage(request.headers);
  try {
    const { API_HOST, ownOrigin } = env();
    if (API_HOST) throw new ProviderError("notFound", "");
    if (request.method === "POST") requireOwnOrigin(request.headers, ownOrigin);
    return toResponse(success(await work(language)));
  } catch (error) {
    return toResponse(failure(error, language, label));
  }
}

/** The checked JSON body of an account call. @throws ProviderError invalidInput, notJson or bodyTooLarge. */
export async function readFields<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return validate(schema, await readObject(request));
}
