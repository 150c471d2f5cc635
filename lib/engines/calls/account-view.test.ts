import { GET } from "@/app/api/account/[name]/route";
import { accountViews } from "../../subjects/people/view-calls";
import { readEnv } from "../../base/env";
import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";

let apiHost: string | undefined;
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(apiHost ? { API_HOST: apiHost } : {}),
}));
afterEach(() => {
  apiHost = undefined;
});

const names = Object.keys(accountViews) as (keyof typeof accountViews)[];

async function get(address: string, headers: Record<string, string> = {}) {
  const url = new URL(address, "http://site.test/api/account/");
  const view = decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
  const response = await GET(new Request(url, { headers }), { params: Promise.resolve({ name: view }) });
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}

describeEachEngine((db) => {
  test("a member is authenticated by the bearer header and gets the requested language", async () => {
    const token = await issueTokenFor(db(), "student@example.com", new Date());
    const headers = { Authorization: `Bearer ${token}`, "Accept-Language": "vi" };
    const { status, body } = await get("student", headers);
    expect([status, body.code, body.data.nickname]).toEqual([200, 0, "An"]);
    expect(body.data.students[0].classes[0].combo_name).toBe("applied vi-VN");
    expect((await get("live-detail?id=2", headers)).body.data.lesson_name).toBe("Tea vi-VN");
    expect(await get("teacher", headers)).toMatchObject({ status: 403, body: { code: 4030 } });
    expect(await get("live-detail?id=77", headers)).toMatchObject({ status: 404, body: { code: 4040 } });
  });

  test("a cookie does not authenticate", async () => {
    const token = await issueTokenFor(db(), "student@example.com", new Date());
    expect(await get("student", { Cookie: `token=${token}` })).toMatchObject({
      status: 401,
      body: { code: 4200 },
    });
  });
});

test.each(["nothing", "constructor", "__proto__", "login"])("there is no view %s", async (name) => {
  expect(await get(name)).toMatchObject({ status: 404, body: { code: 4040 } });
});

test.each(["0", "-1", "1.5", "1e3", "x", "%00", "00000000001", "1;drop", ""])(
  "the id %s is refused",
  async (id) => {
    const { status, body } = await get(`course?id=${id}`);
    expect([status, body.code]).toEqual([400, 4000]);
    expect(body.data.issues[0].path).toBe("id");
  },
);

test("an unknown field is refused", async () => {
  expect((await get("course?id=1&surprise=1")).body.data.issues).toEqual([
    { path: "surprise", message: "is not a field" },
  ]);
});

test.each(names)("with an external provider there is no %s", async (name) => {
  apiHost = "http://127.0.0.1:9";
  expect(await get(`${name}?id=1`, { Authorization: "Bearer x" })).toMatchObject({
    status: 404,
    body: { code: 4040 },
  });
});
