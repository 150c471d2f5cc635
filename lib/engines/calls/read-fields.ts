import type * as z from "zod";
import { ProviderError } from "../../base/contract/provider-error";
import type { Call } from "../../base/contract/call";
import { readBytes, readJson } from "./read-body";
import { invalid, validate } from "./validate";

/**
 * Maximum length of a query in characters (encoded), and of its fields. The longest of the 16 calls has 12 fields
 * in about 2,000 characters.
 */
const maxQueryCharacters = 8192;
const maxFields = 32;

type ReadOptions = {
  /** Fields that a POST may also have in its query; if unset, its query is ignored. */
  queryFields?: readonly string[] | undefined;
  formatIssue?: ((issue: z.core.$ZodRawIssue) => string) | undefined;
};

/**
 * Validates the fields of a call: the JSON body of a POST, or the query of a GET or an upload, merged with path
 * parameters.
 * @throws ProviderError invalidInput (with issues), wrongFormat or bodyTooLarge.
 */
export async function readFields(
  request: Request,
  { row, pathFields = {} }: { row: Call; pathFields?: Record<string, string> },
  { queryFields, formatIssue }: ReadOptions = {},
): Promise<object> {
  const isInQuery = request.method !== "POST" || row.upload !== undefined;
  const query = isInQuery || queryFields ? readQuery(request.url, isInQuery ? undefined : queryFields) : {};
  const body = isInQuery || row.ignoresBody ? {} : await readObject(request, row.maxBodyBytes);
  const fields = { ...query, ...body };
  const duplicateKeys = Object.keys(pathFields).filter((key) => Object.hasOwn(fields, key));
  if (duplicateKeys.length)
    throw invalid(duplicateKeys.map((path) => ({ path, message: "stands in the path already" })));
  return validate(row.request, { ...fields, ...pathFields }, formatIssue) as object;
}

/** Reads the file of an upload. @throws ProviderError wrongFormat for another content type; bodyTooLarge. */
export async function readUpload(
  request: Request,
  { type, maxBytes }: NonNullable<Call["upload"]>,
): Promise<Uint8Array> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith(type))
    throw new ProviderError("wrongFormat", "", [{ path: "content-type", message: `must be ${type}*` }]);
  return readBytes(request, maxBytes);
}

/**
 * Reads a JSON body that must be an object. @throws ProviderError as `readJson`, and invalidInput for other
 * values.
 */
async function readObject(request: Request, maxBytes?: number): Promise<object> {
  const body = await readJson(request, maxBytes);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw invalid([{ path: "", message: "must be a JSON object" }]);
}

function readQuery(url: string, allowedKeys?: readonly string[]): Record<string, string> {
  const { search, searchParams: query } = new URL(url);
  if (search.length > maxQueryCharacters || query.size > maxFields)
    throw invalid([{ path: "", message: "the query is too long" }]);
  const keys = [...new Set(query.keys())];
  const repeated = keys.length < query.size ? keys.filter((key) => query.getAll(key).length > 1) : [];
  const misplaced = allowedKeys ? keys.filter((key) => !allowedKeys.includes(key)) : [];
  const issues = repeated.map((path) => ({ path, message: "is given more than once" }));
  issues.push(...misplaced.map((path) => ({ path, message: "belongs in the body" })));
  if (issues.length) throw invalid(issues);
  return Object.fromEntries(query);
}
