import { POST } from "@/app/api/account/[name]/route";
import { closeCounters } from "../../base/limits/check";
import { type readEnv as EnvReader } from "../../base/env";
import { issueTokenFor } from "../../../testing/provider/calls";
import { trialInput } from "../../../testing/provider/trial";
import { describeEachEngine } from "../../../testing/provider/engines";

let apiHost: string | undefined;
jest.mock("../../base/env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../base/env");
  return { env: () => readEnv(apiHost ? { API_HOST: apiHost } : {}) };
});
afterEach(async () => {
  apiHost = undefined;
  await closeCounters();
});

async function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://site.test/api/account/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const response = await POST(request, { params: Promise.resolve({ name }) });
  const { code, data } = (await response.json()) as { code: number; data?: unknown };
  return { status: response.status, code, data };
}

describeEachEngine((db) => {
  const bearer = async (email: string) => ({
    Authorization: `Bearer ${await issueTokenFor(db(), email, new Date())}`,
  });

  test("a member acts by the bearer header; invalid fields are named", async () => {
    const parent = await bearer("parent@example.com");
    const child = { nickname: "Chi", birth_year: new Date().getFullYear() - 9, consent: true };
    expect(await post("student", child, parent)).toMatchObject({ status: 200, code: 0 });
    expect(await post("student", { ...child, birth_year: -3 }, parent)).toMatchObject({
      code: 4000,
      data: { issues: [{ path: "birth_year" }] },
    });
    expect(await post("student", { ...child, admin: true }, parent)).toMatchObject({ code: 4000 });
    expect(await post("student", child, await bearer("student@example.com"))).toMatchObject({ code: 4030 });
  });

  test("a trial lesson request names each invalid field and explains an invalid contact", async () => {
    const student = await bearer("student@example.com");
    const wrong = { ...trialInput, goal: "<script>", days: Array.from({ length: 50 }, () => 1), id: 7 };
    const refused = await post("trial", wrong, student);
    expect(refused).toMatchObject({ status: 400, code: 4000 });
    const { issues } = refused.data as { issues: { path: string }[] };
    expect(new Set(issues.map(({ path }) => path))).toEqual(new Set(["goal", "days", "id"]));
    const unreachable = { ...trialInput, contact: "no number" };
    expect(await post("trial", unreachable, { ...student, "Accept-Language": "vi-VN" })).toMatchObject({
      code: 4000,
      data: { issues: [{ path: "contact", message: expect.stringMatching(/\S/) }] },
    });
    expect(await post("trial", trialInput, student)).toMatchObject({ code: 0, data: { state: "asked" } });
    expect(await post("trial", trialInput, student)).toMatchObject({ code: 4090 });
    expect(await post("withdraw-trial", { revision: -1 }, student)).toMatchObject({ code: 4000 });
    expect(await post("withdraw-trial", { revision: 0 }, student)).toMatchObject({ code: 0 });
  });

  test("repeated trial requests and withdrawals are limited, since each mails the school", async () => {
    const student = await bearer("student@example.com");
    const codes: number[] = [];
    for (let n = 0; n < 21; n++) codes.push((await post("withdraw-trial", { revision: 0 }, student)).code);
    expect([codes[19], codes[20]]).toEqual([4040, 4290]);
  });

  test("a missing or unknown token and a cookie change nothing", async () => {
    const { Authorization } = await bearer("student@example.com");
    const cookie = { Cookie: `token=${Authorization.slice("Bearer ".length)}` };
    for (const headers of [{}, { Authorization: "Bearer forged" }, cookie]) {
      expect(await post("trial", trialInput, headers as Record<string, string>)).toMatchObject({
        code: 4200,
      });
    }
  });

  test("another site's page cannot act, and unknown actions are refused", async () => {
    const student = await bearer("student@example.com");
    const elsewhere = { ...student, Origin: "https://evil.example" };
    expect(await post("trial", {}, elsewhere)).toMatchObject({ status: 403, code: 4030 });
    for (const name of ["settings", "constructor", "nothing"]) {
      expect(await post(name, {}, student)).toMatchObject({ status: 404, code: 4040 });
    }
  });

  test("guesses at the old password are stopped after ten attempts", async () => {
    const student = await bearer("student@example.com");
    const other = await bearer("student@example.com");
    const guess = (by = student) => post("password", { old: "guess", password: "battery staple" }, by);
    const codes: number[] = [];
    for (let n = 0; n < 11; n++) codes.push((await guess()).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 4030), 4290]);
    // A second login does not reset the limit; changes from other sessions count for the same address.
    expect((await guess(other)).code).toBe(4290);
  });
});

test("with an external provider there are no account actions", async () => {
  apiHost = "http://127.0.0.1:9";
  expect(await post("trial", {}, { Authorization: "Bearer any" })).toMatchObject({ status: 404, code: 4040 });
});
