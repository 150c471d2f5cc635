import fc from "fast-check";
import { contract } from "../../base/contract/contract";
import type { CallName, Endpoint } from "../../base/contract/endpoints";
import { samples } from "../../base/contract/samples";
import { closeCounters } from "../../base/limits/check";
import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { codes } from "../../base/contract/codes";
import { configuredProvider } from "./call-provider";
import { handle } from "./handle";
import { routes } from "../../../testing/gateway/requests";

/*
 * Whatever is sent to any of the 16 calls, the response is a valid envelope and never an internal error: through
 * the gateway into the built-in provider and its database.
 */

/** Values that break careless code. */
const oddValues = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    -0,
    -1,
    0.1,
    1e21,
    2 ** 31,
    2 ** 53,
    Number.MAX_VALUE,
    [],
    {},
    "",
    " ",
    "\u0000",
    "\ud800",
    "\udfff\ud800",
  ],
  ...[
    "__proto__",
    "constructor",
    "%00",
    "%E0%A4%A",
    "';drop table accounts;--",
    "$1",
    "{{7*7}}",
    "\r\nX: y",
    "🌉",
    "İ",
    "ß",
  ],
  ...["9".repeat(400), "x".repeat(3000), "1e5", "0x10", "٣", " 84", "84 ", "+84", "NaN", "2", "zh-CN"],
);
const value = fc.oneof(
  oddValues,
  oddValues,
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: "binary" }),
  fc.integer(),
  fc.double(),
);
const key = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "id", "page", "version", ""),
  fc.string(),
);

type Sent = {
  fields: Record<string, unknown>;
  raw: string | undefined;
  headers: Record<string, string>;
  query: string;
};

/** Another value of a sample's type. */
function like(sample: unknown): fc.Arbitrary<unknown> {
  const same = fc.constant(sample);
  if (typeof sample === "number")
    return fc.oneof(same, fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.integer({ max: 99 }));
  return typeof sample === "string" ? fc.oneof(same, fc.string({ unit: "grapheme", minLength: 1 })) : same;
}

/** A call's valid request with some fields replaced by odd values, or entirely random content. */
function sentTo(name: CallName): fc.Arbitrary<Sent> {
  const good: Record<string, unknown> = { ...samples[name], version: "1.0.0", client: "web" };
  const broken = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(good)), key), value, {
    maxKeys: 3,
    noNullPrototype: true,
  });
  // Values of the right types, so that many requests reach the database.
  const likely = fc.record(
    Object.fromEntries(Object.entries(samples[name]).map(([field, sample]) => [field, like(sample)])),
    { requiredKeys: [] },
  );
  return fc.record({
    fields: fc.oneof(broken, likely).map((changed) => ({ ...good, ...changed })),
    raw: fc.oneof(
      { weight: 16, arbitrary: fc.constant(undefined) },
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.json({ maxDepth: 3 }),
      fc.integer({ min: 1, max: 3000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
      fc.integer({ min: 1, max: 3000 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
    ),
    headers: fc.oneof(
      fc.constant({}),
      fc.dictionary(
        fc.constantFrom(
          "idempotency-key",
          "accept-language",
          "authorization",
          "x-form-check",
          "origin",
          "content-type",
          "cookie",
        ),
        fc.stringMatching(/^[\x21-\x7e]{0,40}$/),
        { maxKeys: 2, noNullPrototype: true },
      ),
    ),
    query: fc.oneof(
      { weight: 4, arbitrary: fc.constant("") },
      fc.webQueryParameters(),
      fc.constant("%E0%A4%A&a=%00"),
    ),
  });
}

function requestOf(
  name: CallName,
  isLoggedIn: boolean,
  token: string,
  { fields, raw, headers, query }: Sent,
): Request {
  const { method, path, loggedInPath }: Endpoint = contract[name];
  const rest = { ...fields };
  const place = ((isLoggedIn && loggedInPath) || path).replace(/\{(\w+)\}/g, (_, inPath: string) => {
    const part = String(rest[inPath]).replace(/\p{Surrogate}/gu, "?");
    delete rest[inPath];
    return encodeURIComponent(part) || "%20";
  });
  const url = new URL(`http://site.test${place}`);
  const authorization = `Bearer ${token}`;
  if (method === "GET") {
    const queryFields = Object.entries(rest).map(([one, text]) => [
      one,
      typeof text === "string" ? text : JSON.stringify(text),
    ]);
    url.search = `${new URLSearchParams(queryFields as [string, string][])}&${query}`;
    return new Request(url, { headers: { authorization, ...headers } });
  }
  url.search = query;
  return new Request(url, {
    method,
    headers: { authorization, "content-type": "application/json", ...headers },
    body: raw ?? JSON.stringify(rest),
  });
}

const known = new Set<number>(Object.values(codes).map(({ code }) => code));

describeEachEngine((db) => {
  beforeEach(closeCounters);

  test.each(routes)(
    "$name (logged in: $isLoggedIn) always responds by the contract",
    async ({ name, isLoggedIn }) => {
      const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
      const token = await issueTokenFor(db(), "student@example.com", new Date());
      await fc.assert(
        fc.asyncProperty(sentTo(name), async (sent) => {
          const response = await handle(requestOf(name, isLoggedIn, token, sent), configuredProvider());
          const body = (await response.json()) as { code: number; message: unknown; data?: unknown };
          // 4290 is a valid response and never reaches the database.
          expect(response.status).toBeLessThan(500);
          expect(known).toContain(body.code);
          expect(typeof body.message).toBe("string");
          if (body.code === 0) expect(contract[name].response.safeParse(body.data).success).toBe(true);
          else expect(Object.keys(body).sort().join()).toMatch(/^code,(data,)?message$/);
        }),
        { numRuns: 30 },
      );
      expect(logged).not.toHaveBeenCalled();
      logged.mockRestore();
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    },
  );
});
