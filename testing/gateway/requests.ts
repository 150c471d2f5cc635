import { contract } from "../../lib/base/contract/contract";
import { clientInfo, type CallName, type Endpoint } from "../../lib/base/contract/endpoints";
import { samples } from "../../lib/base/contract/samples";
import { fullSchema, type JsonSchema } from "../../lib/app/openapi/schemas";
import { processState } from "../../lib/base/process-state";

/* Valid and invalid requests of every call for gateway tests, generated from the contract. */

export const callNames = Object.keys(contract) as CallName[];
export const postNames = callNames.filter((name) => contract[name].method === "POST");
/** Every call with each of its paths. */
export const routes = callNames.flatMap((name) => {
  const { loggedInPath }: Endpoint = contract[name];
  return loggedInPath
    ? [
        { name, isLoggedIn: false },
        { name, isLoggedIn: true },
      ]
    : [{ name, isLoggedIn: false }];
});
export const validToken = "good-token";

export type RequestOptions = {
  isLoggedIn?: boolean;
  headers?: Record<string, string>;
  body?: BodyInit;
  query?: string;
};

/** Builds a call's request as a browser sends it. `body` and `query` replace those made from the fields. */
export function buildRequest(
  name: CallName,
  fields: object = samples[name],
  options: RequestOptions = {},
): Request {
  const { method, path, loggedInPath, access }: Endpoint = contract[name];
  const remaining: Record<string, unknown> = { ...fields, ...clientInfo };
  const resolvedPath = ((options.isLoggedIn && loggedInPath) || path).replace(
    /\{(\w+)\}/g,
    (_, key: string) => {
      const value = encodeURIComponent(String(remaining[key]));
      delete remaining[key];
      return value;
    },
  );
  const token: Record<string, string> =
    access === "token" || options.isLoggedIn ? { Authorization: `Bearer ${validToken}` } : {};
  const url = `http://site.test${resolvedPath}`;
  const query = new URLSearchParams(Object.entries(remaining).map(([key, value]) => [key, String(value)]));
  if (method === "GET")
    return new Request(`${url}?${options.query ?? query}`, { headers: { ...token, ...options.headers } });
  return new Request(options.query ? `${url}?${options.query}` : url, {
    method,
    headers: { "Content-Type": "application/json", ...token, ...options.headers },
    body: options.body ?? JSON.stringify(remaining),
    ...(options.body instanceof ReadableStream && { duplex: "half" }),
  });
}

export type InvalidInput = { name: CallName; problem: string; fields: object; path: string };

/** Every call with each field missing, of a wrong type or too long, and with an unknown field. */
export const invalidInputs: InvalidInput[] = callNames.flatMap((name) => {
  const { properties = {}, required = [] } = fullSchema(contract[name].request, "input");
  const validFields: Record<string, unknown> = samples[name];
  const isPathParameter = (key: string) => contract[name].path.includes(`{${key}}`);
  const missing = required
    .filter((key) => !isPathParameter(key))
    .map((path) => ({ problem: `no ${path}`, fields: omit(validFields, path), path }));
  const inputFields = Object.entries(properties as Record<string, JsonSchema>).filter(
    ([key]) => !(key in clientInfo),
  );
  const wrong = inputFields
    .filter(([, schema]) => contract[name].method === "POST" || schema.pattern || schema.enum)
    .map(([path]) => ({
      problem: `${path} of a wrong type`,
      fields: { ...validFields, [path]: true },
      path,
    }));
  const long = inputFields.map(([path, { type }]) => ({
    problem: `${path} too long`,
    fields: { ...validFields, [path]: type === "integer" || type === "number" ? 1e15 : "x".repeat(5000) },
    path,
  }));
  const unknown = {
    problem: "an unknown field",
    fields: { ...validFields, surprise: "x" },
    path: "surprise",
  };
  return [...missing, ...wrong, ...long, unknown].map((input) => ({ name, ...input }));
});

/** Resets all circuit breakers, whose state is kept between tests. */
export function resetCircuits(): void {
  processState("circuits").value = undefined;
}

function omit(fields: Record<string, unknown>, key: string): object {
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== key));
}
