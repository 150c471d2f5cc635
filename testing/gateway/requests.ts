import { contract } from "../../lib/contract/contract";
import { clientInfo, type CallName, type Endpoint } from "../../lib/contract/endpoints";
import { samples } from "../../lib/contract/samples";
import { fullSchema, type JsonSchema } from "../../lib/openapi/schemas";
import { processState } from "../../lib/process-state";

/* What the gateway's tests send: every call's requests, good and bad, made from the contract itself. */

export const callNames = Object.keys(contract) as CallName[];
export const postNames = callNames.filter((name) => contract[name].method === "POST");
/** Every call by each of its paths. */
export const routes = callNames.flatMap((name) => {
  const { loggedInPath }: Endpoint = contract[name];
  return loggedInPath
    ? [
        { name, isLoggedIn: false },
        { name, isLoggedIn: true },
      ]
    : [{ name, isLoggedIn: false }];
});
export const goodToken = "good-token";

export type RequestOptions = {
  isLoggedIn?: boolean;
  headers?: Record<string, string>;
  body?: BodyInit;
  query?: string;
};

/** A call's request as a browser would send it; `body` and `query` replace what the fields would make. */
export function requestFor(
  name: CallName,
  fields: object = samples[name],
  options: RequestOptions = {},
): Request {
  const { method, path, loggedInPath, access }: Endpoint = contract[name];
  const sent: Record<string, unknown> = { ...fields, ...clientInfo };
  const place = ((options.isLoggedIn && loggedInPath) || path).replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(sent[key]));
    delete sent[key];
    return value;
  });
  const token: Record<string, string> =
    access === "token" || options.isLoggedIn ? { Authorization: `Bearer ${goodToken}` } : {};
  const url = `http://site.test${place}`;
  const query = new URLSearchParams(Object.entries(sent).map(([key, value]) => [key, String(value)]));
  if (method === "GET")
    return new Request(`${url}?${options.query ?? query}`, { headers: { ...token, ...options.headers } });
  return new Request(options.query ? `${url}?${options.query}` : url, {
    method,
    headers: { "Content-Type": "application/json", ...token, ...options.headers },
    body: options.body ?? JSON.stringify(sent),
    ...(options.body instanceof ReadableStream && { duplex: "half" }),
  });
}

export type BadInput = { name: CallName; what: string; fields: object; path: string };

/** Every call with each of its fields missing, of a wrong type or too long, and with a field it does not know. */
export const badInputs: BadInput[] = callNames.flatMap((name) => {
  const { properties = {}, required = [] } = fullSchema(contract[name].request, "input");
  const good: Record<string, unknown> = samples[name];
  const inPath = (key: string) => contract[name].path.includes(`{${key}}`);
  const missing = required
    .filter((key) => !inPath(key))
    .map((path) => ({ what: `no ${path}`, fields: without(good, path), path }));
  const own = Object.entries(properties as Record<string, JsonSchema>).filter(
    ([key]) => !(key in clientInfo),
  );
  const wrong = own
    .filter(([, schema]) => contract[name].method === "POST" || schema.pattern || schema.enum)
    .map(([path]) => ({ what: `${path} of a wrong type`, fields: { ...good, [path]: true }, path }));
  const long = own.map(([path, { type }]) => ({
    what: `${path} too long`,
    fields: { ...good, [path]: type === "integer" || type === "number" ? 1e15 : "x".repeat(5000) },
    path,
  }));
  const unknown = { what: "an unknown field", fields: { ...good, surprise: "x" }, path: "surprise" };
  return [...missing, ...wrong, ...long, unknown].map((bad) => ({ name, ...bad }));
});

/** Closes every circuit, which outlive a test as they do a request. */
export function forgetFailures(): void {
  processState("circuits").value = undefined;
}

function without(fields: Record<string, unknown>, key: string): object {
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== key));
}
