import { accountRows } from "../../app/bootstrap/calls";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";
import { consentHeaders } from "../../base/contract/consent";
import { readEnv } from "../../base/env";
import { describeEachEngine } from "../../../testing/provider/engines";
import { configuredProvider } from "../provider-calls/call-provider";
import { handle } from "../provider-calls/handle";
import { buildRequest } from "../../../testing/gateway/requests";

let apiHost: string | undefined;
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(apiHost ? { API_HOST: apiHost } : {}),
}));
afterEach(() => {
  apiHost = undefined;
});

const [login, register, logout] = ["login", "register", "logout"] as const;
async function post(name: string, fields: object | string, headers: Record<string, string> = {}) {
  const response = await serveAccountCall(
    new Request("http://site.test/api/account", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...consentHeaders("terms", "privacy"), ...headers },
      body: typeof fields === "string" ? fields : JSON.stringify(fields),
    }),
    name,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const profile = (token: string) =>
  handle(buildRequest("profile", {}, { headers: bearer(token) }), configuredProvider());
const newcomer = {
  nickname: "Minh",
  email: "minh@example.com",
  password: "a long password",
  language: "vi-VN",
};

describeEachEngine(() => {
  test("a new member registers, logs in, is authenticated by the token, and logs out", async () => {
    const registered = await post(register, newcomer);
    expect(registered).toMatchObject({ status: 200, body: { code: 0, data: { account_type: "student" } } });
    const { email, password } = newcomer;
    const { body } = await post(login, { email, password });
    expect(body).toEqual({
      code: 0,
      message: "",
      data: { token: expect.any(String), account_type: "student" },
    });
    const { token } = body.data;
    expect((await (await profile(token)).json()).data.student.nickname).toBe("Minh");
    expect(await post(logout, {}, bearer(token))).toEqual({
      status: 200,
      body: { code: 0, message: "", data: {} },
    });
    expect((await profile(token)).status).toBe(401);
    expect((await profile(registered.body.data.token)).status).toBe(200);
  });

  test("wrong credentials are 4030, with the same message for an unknown email", async () => {
    await post(register, newcomer);
    const headers = { "Accept-Language": "id" };
    const wrong = await post(login, { email: newcomer.email, password: "not this" }, headers);
    expect(wrong).toMatchObject({ status: 403, body: { code: 4030 } });
    expect(wrong.body.message).toMatch(/kata sandi/);
    expect(await post(login, { email: "nobody@example.com", password: "not this" }, headers)).toEqual(wrong);
  });

  test("a taken email is reported as an issue", async () => {
    await post(register, newcomer);
    const { status, body } = await post(register, newcomer);
    expect([status, body.code, body.data.issues[0].path]).toEqual([400, 4000, "email"]);
  });
});

test.each([
  ["a short password", { ...newcomer, password: "short" }, "password"],
  ["no email", { ...newcomer, email: undefined }, "email"],
  ["an unknown field", { ...newcomer, points: 9 }, "points"],
  ["an unknown language", { ...newcomer, language: "fr" }, "language"],
])("registering with %s is refused", async (_what, fields, path) => {
  const { status, body } = await post(register, fields);
  expect([status, body.code]).toEqual([400, 4000]);
  expect(body.data.issues).toEqual([{ path, message: expect.any(String) }]);
});

test("the body follows the gateway's rules", async () => {
  expect(await post(login, "{}", { "Content-Type": "text/plain" })).toMatchObject({
    status: 415,
    body: { code: 4150 },
  });
  expect(await post(login, "x".repeat(1_000_000))).toMatchObject({ status: 413, body: { code: 4130 } });
  expect(await post(login, "{")).toMatchObject({ status: 400, body: { code: 4000 } });
});

test.each([
  ...Object.entries(accountRows.GET).map(([name, row]) => ({ method: "GET", name, row })),
  ...Object.entries(accountRows.POST).map(([name, row]) => ({ method: "POST", name, row })),
])("$method $name without a token is refused unless it is open", async ({ method, name, row }) => {
  const headers = { "Content-Type": "application/json" };
  const body = method === "POST" ? JSON.stringify({ surprise: true }) : undefined;
  // Invalid, so that an authorized call changes nothing.
  const request = new Request("http://site.test/api/account?surprise=true", { method, headers, body });
  const { code } = await (await serveAccountCall(request, name)).json();
  expect(code).toBe(row.access === "token" ? 4200 : 4000);
});

test("logging out requires a token", async () => {
  expect(await post(logout, {})).toMatchObject({ status: 401, body: { code: 4200 } });
});

test("with an external provider there are no account calls", async () => {
  apiHost = "http://127.0.0.1:9";
  for (const route of [login, register, logout]) {
    expect(await post(route, newcomer)).toMatchObject({ status: 404, body: { code: 4040 } });
  }
});
