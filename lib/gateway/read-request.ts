import { contract, type CallRequest } from "../contract/contract";
import type { Endpoint, CallName } from "../contract/endpoints";
import { readJson } from "./read-body";
import { invalid, validate } from "./validate";

/**
 * Maximum length of a query in characters (encoded), and of its fields. The longest of the 16 calls has 12 fields
 * in about 2,000 characters.
 */
const maxQueryCharacters = 8192;
const maxFields = 32;

/** Fields that any request may carry in its query, whatever its method. */
const clientFields = ["version", "client"];

/**
 * Validates the request of a call: the JSON body of a POST or the query of a GET, merged with path parameters.
 * @throws ProviderError invalidInput (with issues), notJson or bodyTooLarge.
 */
export async function readRequest(
  request: Request,
  name: CallName,
  pathFields: Record<string, string>,
): Promise<CallRequest<CallName>> {
  const { method }: Endpoint = contract[name];
  const { search, searchParams } = new URL(request.url);
  if (search.length > maxQueryCharacters || searchParams.size > maxFields) {
    throw invalid([{ path: "", message: "the query is too long" }]);
  }
  const query = readQuery(searchParams, method === "GET" ? undefined : clientFields);
  const fields = method === "GET" ? query : { ...query, ...(await readObject(request)) };
  const duplicateKeys = Object.keys(pathFields).filter((key) => Object.hasOwn(fields, key));
  if (duplicateKeys.length)
    throw invalid(duplicateKeys.map((path) => ({ path, message: "stands in the path already" })));
  return validate(contract[name].request, { ...fields, ...pathFields });
}

/**
 * Reads a JSON body that must be an object. @throws ProviderError as `readJson`, and invalidInput for other
 * values.
 */
export async function readObject(request: Request, maxBytes?: number): Promise<object> {
  const body = await readJson(request, maxBytes);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw invalid([{ path: "", message: "must be a JSON object" }]);
}

function readQuery(query: URLSearchParams, allowedKeys?: string[]): Record<string, string> {
  const keys = [...new Set(query.keys())];
  const repeated = keys.length < query.size ? keys.filter((key) => query.getAll(key).length > 1) : [];
  const misplaced = allowedKeys ? keys.filter((key) => !allowedKeys.includes(key)) : [];
  const issues = repeated.map((path) => ({ path, message: "is given more than once" }));
  issues.push(...misplaced.map((path) => ({ path, message: "belongs in the body" })));
  if (issues.length) throw invalid(issues);
  return Object.fromEntries(query);
}
