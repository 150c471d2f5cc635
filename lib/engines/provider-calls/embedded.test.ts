import { contract } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { samples } from "../../base/contract/samples";
import { runCall } from "../../app/bootstrap/embedded-provider";
import { bookings, enquiries, enrolments } from "../../app/schema";
import { findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import type { Provider } from "./call-provider";
import { handle } from "./handle";
import { invalidInputs, routes, buildRequest } from "../../../testing/gateway/requests";

/* End to end, once per engine: a request through the gateway into the built-in provider and its database. */

const provider: Provider = {
  apiHost: undefined,
  timeoutMsOf: () => 1000,
  embedded: (name, request, context) => runCall(name, request, { ...context, now }),
};

async function responseOf(request: Request) {
  const response = await handle(request, provider);
  return { status: response.status, body: await response.json() };
}

describeEachEngine((db) => {
  /** The sample request, with the id of an existing series class. */
  async function fieldsOf(name: CallName): Promise<object> {
    if (name === "bookCombo") return { class_id: await findClassId(db(), "last seat") };
    if (name === "preSaleApply" || name === "preSaleRegister") {
      return { ...samples[name], id: await findClassId(db(), "open") };
    }
    return samples[name];
  }
  const rows = () => Promise.all([bookings, enquiries, enrolments].map((table) => db().$count(table)));
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const needsToken = ({ name, isLoggedIn }: (typeof routes)[number]) =>
    isLoggedIn || contract[name].access === "token";

  test.each(routes)("$name (signed in: $isLoggedIn) responds by the contract", async (route) => {
    const { name, isLoggedIn } = route;
    const headers = needsToken(route) ? bearer(await issueTokenFor(db(), "student@example.com")) : {};
    const { status, body } = await responseOf(
      buildRequest(name, await fieldsOf(name), { isLoggedIn, headers }),
    );
    expect([status, body.code, body.message]).toEqual([200, 0, ""]);
    expect(contract[name].response.parse(body.data)).toEqual(body.data);
  });

  test.each(routes.filter(needsToken))(
    "$name (signed in: $isLoggedIn) refuses a bad token",
    async (route) => {
      const { name, isLoggedIn } = route;
      const before = await rows();
      const request = buildRequest(name, await fieldsOf(name), {
        isLoggedIn,
        headers: bearer("never-issued"),
      });
      const { status, body } = await responseOf(request);
      expect([status, body.code]).toEqual([401, 4200]);
      expect(body.message).not.toBe("");
      expect(await rows()).toEqual(before);
    },
  );

  test.each(routes.filter((route) => !needsToken(route)))(
    "$name is open to a visitor with a stale token",
    async (route) => {
      const request = buildRequest(route.name, await fieldsOf(route.name), {
        headers: bearer("never-issued"),
      });
      expect((await responseOf(request)).body.code).toBe(0);
    },
  );

  test("invalid input of every kind stores nothing", async () => {
    const before = await rows();
    const headers = bearer(await issueTokenFor(db(), "student@example.com"));
    for (const { name, problem, fields } of invalidInputs) {
      const guarded = contract[name].access === "token" ? { headers } : {};
      const { status, body } = await responseOf(buildRequest(name, fields, guarded));
      expect([name, problem, status, body.code]).toEqual([name, problem, 400, 4000]);
    }
    expect(await rows()).toEqual(before);
  });

  test("a booking is made once per idempotency key, and its refusals speak the caller's language", async () => {
    const headers = { ...bearer(await issueTokenFor(db(), "student@example.com")), "Accept-Language": "ko" };
    const fields = await fieldsOf("preSaleApply");
    const before = await db().$count(bookings);
    const bookOnce = () =>
      buildRequest("preSaleApply", fields, { headers: { ...headers, "Idempotency-Key": "one" } });
    const first = await responseOf(bookOnce());
    expect(first.body.code).toBe(0);
    expect(await responseOf(bookOnce())).toEqual(first);
    const again = await responseOf(buildRequest("preSaleApply", fields, { headers }));
    expect(again).toEqual({ status: 409, body: { code: 4090, message: "이미 신청한 수업이에요." } });
    expect(await db().$count(bookings)).toBe(before + 1);
  });
});
