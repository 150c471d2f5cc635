import { consentHeaders } from "../../base/contract/consent";
import type { IncomingHttpHeaders } from "node:http";
import { GET as speed } from "@/app/api/speed/route";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";
import { sampleResponses } from "../../base/contract/sample-responses";
import { samples } from "../../base/contract/samples";
import { closeCounters } from "../../base/limits/check";
import { accounts, enquiries, enrolments } from "../../app/schema";
import { ProviderError } from "../../base/contract/provider-error";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { writeClient } from "../../base/request/client-header";
import { formCheck, formCheckHeader } from "./browser/form-check";
import { configuredProvider, type Provider } from "../provider-calls/call-provider";
import { handle } from "../provider-calls/handle";
import { buildRequest } from "../../../testing/gateway/requests";

/* Rate limits and the form check, tested through the calls. */

const provider: Provider = {
  apiHost: undefined,
  timeoutMsOf: () => 1000,
  embedded: async (name) => sampleResponses[name],
};

/** The internal header with the client's address. */
function from(address: string): Record<string, string> {
  const headers: IncomingHttpHeaders = {};
  writeClient(headers, address);
  return headers as Record<string, string>;
}

/** The statuses of repeated requests. */
async function statuses(times: number, send: (time: number) => Promise<Response>): Promise<number[]> {
  const results: number[] = [];
  for (let time = 0; time < times; time++) results.push((await send(time)).status);
  return results;
}
const count = (list: number[], status: number) => list.filter((one) => one === status).length;

beforeEach(closeCounters);

describe("whether a phone is enrolled", () => {
  const ask = (num: number, headers: Record<string, string>) =>
    handle(buildRequest("abroadIsApplied", { code: "84", num: String(num) }, { headers }), provider);

  test("is disclosed to one address three hundred times in ten minutes, whatever headers it sends", async () => {
    const results = await statuses(305, (time) =>
      ask(912_000_000 + time, {
        ...from("192.0.2.7"),
        "X-Forwarded-For": `10.0.0.${time}`,
        "X-Real-IP": `10.0.1.${time}`,
      }),
    );
    expect([count(results, 200), count(results, 429)]).toEqual([300, 5]);
    expect((await ask(912_000_099, from("192.0.2.8"))).status).toBe(200);
  });

  test("counts an IPv6 /64 as one address", async () => {
    const results = await statuses(301, (time) =>
      ask(912_000_000 + time, from(`2001:db8:1:2::${time.toString(16)}`)),
    );
    expect(count(results, 429)).toBe(1);
  });

  test("is disclosed ten times an hour per phone, however the number is written", async () => {
    const halves = [
      ["84", "912345678"],
      ["84", "0912345678"],
      ["084", "84912345678"],
      ["849", "12345678"],
    ] as const;
    const results = await statuses(12, (time) => {
      const [code, num] = halves[time % 4] ?? halves[0];
      const fields = { code, num };
      return handle(buildRequest("abroadIsApplied", fields, { headers: from(`192.0.2.${time}`) }), provider);
    });
    expect([count(results, 200), count(results, 429)]).toEqual([10, 2]);
  });

  test("is refused in the envelope, in the caller's language, with Retry-After", async () => {
    const headers = { ...from("192.0.2.7"), "Accept-Language": "vi" };
    await statuses(300, (time) => ask(912_000_000 + time, headers));
    const response = await ask(912_000_099, headers);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(300);
    expect(await response.json()).toEqual({
      code: 4290,
      message: "Bạn đã thử quá nhiều lần. Hãy đợi một chút rồi thử lại.",
    });
  });

  test("invalid requests do not count", async () => {
    await statuses(40, () =>
      handle(
        buildRequest("abroadIsApplied", { code: "x", num: "1" }, { headers: from("192.0.2.7") }),
        provider,
      ),
    );
    expect((await ask(912_345_678, from("192.0.2.7"))).status).toBe(200);
  });
});

describe("enrolling", () => {
  const enrol = (n: number, to: Provider, address = "192.0.2.7") => {
    const fields = { ...samples.abroadCreate, phone_number: 912_000_000 + n, email: `${n}@example.com` };
    return handle(buildRequest("abroadCreate", fields, { headers: from(address) }), to);
  };
  const embedded = jest.fn<Promise<unknown>, []>();
  const taken = { ...provider, embedded };
  beforeEach(() => void embedded.mockRejectedValue(new ProviderError("alreadyApplied", "")));

  test("discloses to an address forty times an hour that a phone is enrolled, then refuses every phone", async () => {
    const results = await statuses(41, (time) => enrol(time, taken));
    expect([count(results, 409), count(results, 429)]).toEqual([40, 1]);
    embedded.mockClear();
    expect([(await enrol(99, taken)).status, embedded.mock.calls]).toEqual([429, []]);
    expect((await enrol(99, taken, "192.0.2.8")).status).toBe(409);
  });

  test("new enrolments from one address do not count", async () => {
    const results = await statuses(60, (time) => enrol(time, provider));
    expect(count(results, 200)).toBe(60);
    expect((await enrol(99, taken)).status).toBe(409);
  });
});

test("thirty people behind one address can all send a form", async () => {
  const pupils = await statuses(60, (time) =>
    handle(
      buildRequest(
        "preSaleRegister",
        { ...samples.preSaleRegister, phone: `84-9123456${time + 10}` },
        { headers: from("192.0.2.7") },
      ),
      provider,
    ),
  );
  expect(count(pupils, 200)).toBe(60);
});

test("a page of another site is refused before the body is read", async () => {
  const embedded = jest.fn(provider.embedded);
  const headers = { Origin: "https://evil.example" };
  const response = await handle(buildRequest("abroadCreate", samples.abroadCreate, { headers }), {
    ...provider,
    embedded,
  });
  expect([response.status, (await response.json()).code]).toEqual([403, 4030]);
  expect(embedded).not.toHaveBeenCalled();
});

test("the speed test is rate-limited", async () => {
  const results = await statuses(181, () =>
    speed(new Request("http://site.test/api/speed?kb=1", { headers: from("192.0.2.7") })),
  );
  expect([count(results, 200), count(results, 429)]).toEqual([180, 1]);
});

describeEachEngine((db) => {
  const post = (name: string, fields: object, headers: Record<string, string>) =>
    serveAccountCall(
      new Request("http://site.test/api/account", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...consentHeaders("terms", "privacy"), ...headers },
        body: JSON.stringify(fields),
      }),
      name,
    );

  test("password guesses are limited to ten, and the owner can still log in elsewhere", async () => {
    const email = "student@example.com";
    const guess = (address: string, password: string) => post("login", { email, password }, from(address));
    await post(
      "register",
      { nickname: "An", email: "own@example.com", password: "a long password", language: "en-US" },
      from("192.0.2.1"),
    );
    const results = await statuses(12, () => guess("192.0.2.7", "not this"));
    expect([count(results, 403), count(results, 429)]).toEqual([10, 2]);
    const own = { email: "own@example.com", password: "a long password" };
    expect(await statuses(30, () => post("login", own, from("192.0.2.7")))).not.toContain(429);
  });

  test("an automated form gets the normal response and is marked; a person's is not marked", async () => {
    const id = await findClassId(db(), "open");
    const program = { ...from("192.0.2.7"), [formCheckHeader]: formCheck(20, "https://spam.example") };
    const person = { ...from("192.0.2.8"), [formCheckHeader]: formCheck(1500, "") };
    const newcomer = { nickname: "An", password: "a long password", language: "en-US" };
    for (const [headers, number] of [
      [program, 912_345_671],
      [person, 912_345_672],
    ] as const) {
      const answers = [
        await handle(
          buildRequest(
            "preSaleRegister",
            { ...samples.preSaleRegister, id, phone: `84-${number}` },
            { headers },
          ),
          configuredProvider(),
        ),
        await handle(
          buildRequest("abroadCreate", { ...samples.abroadCreate, phone_number: number }, { headers }),
          configuredProvider(),
        ),
        await post("register", { ...newcomer, email: `${number}@example.com` }, headers),
      ];
      for (const answer of answers) expect([answer.status, (await answer.json()).code]).toEqual([200, 0]);
    }
    const marks = async (table: typeof enquiries | typeof enrolments) =>
      (await db().select({ suspect: table.suspect }).from(table).orderBy(table.id)).map(
        ({ suspect }) => suspect,
      );
    expect(await marks(enquiries)).toEqual([true, false]);
    expect(await marks(enrolments)).toEqual([true, false]);
    const marked = await db().select({ email: accounts.email, suspect: accounts.suspect }).from(accounts);
    expect(marked.filter(({ suspect }) => suspect).map(({ email }) => email)).toEqual([
      "912345671@example.com",
    ]);
  });

  test("an address may send twenty suspect forms an hour", async () => {
    const headers = { ...from("192.0.2.7"), [formCheckHeader]: formCheck(20, "") };
    const results = await statuses(22, (time) =>
      handle(
        buildRequest(
          "abroadCreate",
          { ...samples.abroadCreate, phone_number: 912_345_000 + time, email: `${time}@example.com` },
          { headers },
        ),
        configuredProvider(),
      ),
    );
    expect([count(results, 200), count(results, 429)]).toEqual([20, 2]);
  });
});
