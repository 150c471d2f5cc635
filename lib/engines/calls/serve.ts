import type * as z from "zod";
import { env } from "../../base/env";
import type { Language } from "../../base/i18n/languages";
import { ProviderError } from "../../base/contract/provider-error";
import type { Call, Calls } from "../../base/contract/call";
import { isFile, sendFile, type CallFile } from "./file";
import { consumeCallLimit, limitDisclosure } from "./limit";
import { readFields, readUpload } from "./read-fields";
import { requireConsents } from "./require-consents";
import { failure, success, toResponse, type GatewayResult } from "./result";

type Method = "GET" | "POST";

/** The call that a request is for; `allow` if the address exists for other methods only. */
export type Match<Found extends FoundCall> = Found | { allow: string } | undefined;
export type FoundCall = { name: string; row: Call; pathFields?: Record<string, string> };

/** What differs between the public, the account and the desk calls. */
export type CallServer<Context, Found extends FoundCall = FoundCall> = {
  /** Start of the name in log lines. */
  label: string;
  readLanguage: (headers: Headers) => Language;
  /** Refuses a request that another site's page makes. @throws ProviderError notAllowed. */
  checkOrigin: (request: Request) => void;
  /** @param setHeader sets a header of a successful response. */
  readContext: (headers: Headers, setHeader: SetHeader) => Context;
  /** @throws ProviderError tokenFailure or notAllowed; it is the only place that checks access. */
  authorize: (call: Found, context: Context, headers: Headers) => Context | Promise<Context>;
  /** Fields that a POST may also have in its query; if unset, its query is ignored. */
  queryFields?: readonly string[];
  /** Formats the issues of invalid fields; otherwise the schema's own message is used. */
  issueFormatter?: (language: Language) => (issue: z.core.$ZodRawIssue) => string;
  run: (call: Found, fields: object, context: Context) => Promise<GatewayResult | CallFile>;
};

type BaseContext = { language: Language; token?: string; suspect?: boolean };
type SetHeader = (name: string, value: string) => void;

/**
 * Serves a request in this order: existence and method, origin, access, size and schema of the request, consents, rate
 * limits, handler, envelope.
 */
export async function serve<Context extends BaseContext, Found extends FoundCall>(
  server: CallServer<Context, Found>,
  request: Request,
  match: Match<Found>,
): Promise<Response> {
  const { headers } = request;
  const language = server.readLanguage(headers);
  if (!match || "allow" in match)
    return toResponse(failure(new ProviderError("notFound", ""), language, server.label), match?.allow);
  const label = `${server.label} ${match.name}`;
  const responseHeaders = new Headers();
  try {
    server.checkOrigin(request);
    const baseContext = server.readContext(headers, (name, value) => responseHeaders.set(name, value));
    const context = await server.authorize(match, baseContext, headers);
    const { row } = match;
    const { queryFields, issueFormatter } = server;
    const fields = await readFields(request, match, { queryFields, formatIssue: issueFormatter?.(language) });
    requireConsents(row.consents, headers, language);
    const client = await consumeCallLimit(row, fields, headers, context);
    const fileContext = row.upload ? { ...context, file: await readUpload(request, row.upload) } : context;
    const run = () => server.run(match, fields, fileContext);
    const result = await limitDisclosure(row, client, run, (error) => failure(error, language, label));
    if (isFile(result)) return sendFile(result);
    const response = toResponse(result);
    responseHeaders.forEach((value, name) => response.headers.append(name, value));
    return response;
  } catch (error) {
    return toResponse(failure(error, language, label));
  }
}

type Handler = (request: never, context: never) => Promise<unknown>;
type ByMethod<Value> = Partial<Record<Method, Value>>;

/** Calls of the built-in provider that are not among the 16. */
export type CallTable<Context> = Omit<CallServer<Context>, "run"> & {
  /** Loads rows and handlers on first use: with API_HOST the database engine is never loaded. */
  load: () => Promise<{ rows: ByMethod<Calls>; handlers: ByMethod<Readonly<Record<string, Handler>>> }>;
};

/**
 * Serves a call of a table. With API_HOST none of them exists.
 * @param name the requested part of the address.
 */
export async function serveCall<Context extends BaseContext>(
  table: CallTable<Context>,
  request: Request,
  name: string,
): Promise<Response> {
  const { rows, handlers } = env().API_HOST ? { rows: {}, handlers: {} } : await table.load();
  const method = request.method === "HEAD" ? "GET" : (request.method as Method);
  const run: CallServer<Context>["run"] = async ({ row }, fields, context) => {
    const handler = handlers[method]?.[name];
    if (!handler) throw new Error("no handler");
    const response = row.response.parse(await handler(fields as never, context as never)) as object;
    return isFile(response) ? response : success(response);
  };
  return serve({ ...table, run }, request, findCall(rows, method, name));
}

function findCall(tables: ByMethod<Calls>, method: Method, name: string): Match<FoundCall> {
  const row = findRow(tables[method], name);
  if (row) return { name, row };
  const isKnown = Object.values(tables).some((rows) => findRow(rows, name));
  return isKnown && !tables[method] ? { allow: Object.keys(tables).join(", ") } : undefined;
}

const findRow = (rows: Calls | undefined, name: string) =>
  rows && Object.hasOwn(rows, name) ? rows[name] : undefined;
