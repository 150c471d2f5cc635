import sharp from "sharp";
import {
  fetchDesk,
  callDesk,
  deskCallNames,
  createDeskCookie,
  deskOrigin,
} from "../../../testing/gateway/desk";
import { foreignOrigins, siteOrigin } from "../../../testing/gateway/origins";
import { listTextFields } from "../../../testing/gateway/text-fields";
import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { fixture } from "../../../testing/provider/fixture";
import { schemas } from "../../app/editing/kinds";
import { deskCalls, type DeskCallName } from "../../app/bootstrap/calls";
import type { Call } from "../../base/contract/call";
import { maxPictureBytes } from "../../base/desk/limits";
import { roles, type Role } from "../../base/desk/roles";
import type { readEnv as EnvReader } from "../../base/env";
import { pictures } from "../../app/schema";
import { demoPassword } from "../../subjects/identity/demo-password";
import { closeCounters, consumeLimit } from "../../base/limits/check";
import { writeClient } from "../../base/request/client-header";
import { maxBodyBytes } from "./read-body";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../base/env");
  return { env: () => readEnv(settings) };
});
beforeEach(() => (settings = { RATE_LIMIT_FACTOR: "1000" }));
afterEach(closeCounters);

/** A row with the general type. */
const deskCall = (name: DeskCallName): Call => deskCalls[name];

const [signedOut, notYours, notThere, tooMany] = [4200, 4030, 4040, 4290];

const fullCrop = { left: 0, top: 0, width: 1, height: 1 };

/** Nearly the maximum body size, and longer than any field. */
const tooLong = "x".repeat(maxBodyBytes - 1024);

const textPlacesOf = (name: DeskCallName) => listTextFields(deskCall(name).request);

const issuePathsOf = (data: unknown) =>
  (data as { issues?: { path: string }[] } | null)?.issues?.map(({ path }) => path);

test.each(Object.entries(schemas))("every text field of a %s has a maximum length", (_kind, schema) => {
  const places = listTextFields(schema);
  expect(places.length).toBeGreaterThan(1);
  for (const { path, build } of places) {
    const issues = schema.safeParse(build(tooLong)).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join("."))).toContain(path);
  }
});

test("every desk call refuses a foreign origin", async () => {
  settings = { SITE_URL: siteOrigin };
  const codeFrom = async (name: DeskCallName, origin: string) => {
    const headers = { origin, "sec-fetch-site": "same-origin" };
    return (await callDesk(name, { surprise: true }, { headers })).code;
  };
  for (const name of deskCallNames) {
    expect([4000, signedOut]).toContain(await codeFrom(name, siteOrigin));
    for (const origin of foreignOrigins)
      expect([name, origin, await codeFrom(name, origin)]).toEqual([name, origin, notYours]);
  }
});

describeEachEngine((db) => {
  const emailOf = (role: string) => fixture.staff.find((one) => one.role === role)!.email;

  test("every call is allowed for its roles only", async () => {
    const now = new Date();
    const strangers = {
      nobody: {},
      "a student": {
        headers: { authorization: `Bearer ${await issueTokenFor(db(), "student@example.com", now)}` },
      },
      "a teacher": {
        headers: { authorization: `Bearer ${await issueTokenFor(db(), "teacher@example.com", now)}` },
      },
      "a student's token as a cookie": {
        cookie: `desk=${await issueTokenFor(db(), "student@example.com", now)}; token=x`,
      },
      "a session of yesterday": {
        cookie: await createDeskCookie(
          db(),
          emailOf("owner"),
          "in",
          new Date(now.getTime() - 12 * 3_600_000 - 1),
        ),
      },
      "half an owner": { cookie: await createDeskCookie(db(), emailOf("owner"), "code") },
    };
    const members: Record<string, string> = {};
    for (const role of roles) members[role] = await createDeskCookie(db(), emailOf(role));
    // Invalid, so that an authorized call changes nothing.
    const wrong = { surprise: true };
    for (const name of deskCallNames) {
      const { access, upload } = deskCall(name);
      for (const [who, asked] of Object.entries(strangers)) {
        const { code } = await callDesk(name, wrong, asked);
        const isAllowed = access === "optionalStaff" || (access === "mfaPending" && who === "half an owner");
        expect([name, who, code]).toEqual([name, who, isAllowed ? 4000 : signedOut]);
      }
      for (const [role, cookie] of Object.entries(members)) {
        const { code } = await callDesk(name, wrong, { cookie });
        const isAllowed = typeof access === "string" || access.includes(role as Role);
        // An upload whose other fields are optional is refused for its content type.
        const isUpload = upload !== undefined && code === 4150;
        expect([name, role, isUpload ? 4000 : code]).toEqual([name, role, isAllowed ? 4000 : notYours]);
      }
    }
  });

  test("only the desk's own pages may call", async () => {
    const cookie = await createDeskCookie(db(), emailOf("owner"));
    const statusOf = (headers: Record<string, string>, more = {}) =>
      fetchDesk("staff/list", {}, { cookie, headers, ...more }).then(({ status }) => status);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ "sec-fetch-site": "same-origin" })).toBe(200);
    for (const headers of [
      { origin: "" },
      { origin: "", referer: `${deskOrigin}/desk` },
      { origin: "null" },
      { origin: "https://evil.example" },
      { origin: "http://site.test.evil.example" },
      { origin: "http://site.test:81" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ] as Record<string, string>[])
      expect([headers, await statusOf(headers)]).toEqual([headers, 403]);
    // Content types that a cross-site form can send without a preflight.
    for (const type of [
      "",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ])
      expect([type, await statusOf({ "content-type": type })]).toEqual([type, 415]);
    for (const method of ["GET", "PUT", "DELETE"])
      expect([method, await statusOf({}, { method })]).toEqual([method, 405]);
    expect(await statusOf({}, { body: `{"x":"${"x".repeat(70_000)}"}` })).toBe(413);
  });

  test("with API_HOST there is no desk", async () => {
    const cookie = await createDeskCookie(db(), emailOf("owner"));
    settings = { API_HOST: "https://provider.example" };
    for (const name of deskCallNames) expect((await callDesk(name, {}, { cookie })).code).toBe(4040);
  });

  test("a login issues a new token, whatever cookie the browser sent", async () => {
    const planted = await createDeskCookie(db(), emailOf("editor"));
    const login = { email: "EDITOR@example.com", password: demoPassword };
    const { cookie, response } = await callDesk("session/login", login, { cookie: planted });
    expect(cookie).toMatch(/^desk=[\w-]{43}$/);
    expect(cookie).not.toBe(planted);
    const setCookie = response.headers.get("set-cookie") ?? "";
    expect(setCookie).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await callDesk("today/show", {}, { cookie })).code).toBe(0);
    expect((await callDesk("today/show", {}, { cookie: planted })).code).toBe(signedOut);
    // Two cookies of one name: one of them was planted.
    expect((await callDesk("today/show", {}, { cookie: `${cookie}; ${cookie}` })).code).toBe(signedOut);
    await callDesk("session/logout", {}, { cookie });
    expect((await callDesk("today/show", {}, { cookie })).code).toBe(signedOut);
  });

  test("over TLS the cookie is host-only and secure", async () => {
    settings = { SITE_URL: "https://school.example", DEMO_ACCOUNTS: "true" };
    const login = { email: "editor@example.com", password: demoPassword };
    const { response } = await callDesk("session/login", login, {
      headers: { origin: "https://school.example" },
    });
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test("the published password fails from other machines like any wrong one", async () => {
    const ask = async (isRemote: boolean, password: string) => {
      const fields = { email: emailOf("editor"), password };
      const { code, message, cookie } = await callDesk("session/login", fields, { isRemote });
      return { code, message, isIn: cookie !== undefined };
    };
    expect(await ask(false, demoPassword)).toMatchObject({ code: 0, isIn: true });
    expect(await ask(true, demoPassword)).toEqual(await ask(true, "wrong"));
    expect(await ask(true, demoPassword)).toMatchObject({ code: notYours, isIn: false });
    settings = { ...settings, DEMO_ACCOUNTS: "true" };
    expect(await ask(true, demoPassword)).toMatchObject({ code: 0, isIn: true });
    // On a public site, not even from the same machine.
    settings = { RATE_LIMIT_FACTOR: "1000", SITE_URL: "http://192.168.1.5:3000" };
    const headers = { origin: settings.SITE_URL! };
    const login = { email: emailOf("editor"), password: demoPassword };
    expect((await callDesk("session/login", login, { headers })).code).toBe(notYours);
  });

  test("a failed login does not disclose staff emails", async () => {
    const answers = [];
    for (const email of ["editor@example.com", "nobody@example.com", "student@example.com", "not an email"]) {
      const { code, message, status } = await callDesk("session/login", { email, password: "wrong" });
      answers.push(JSON.stringify({ code, message, status }));
    }
    expect(new Set(answers).size).toBe(1);
  });

  const from = (address: string) => {
    const headers: Record<string, string> = {};
    writeClient(headers, address);
    return { headers };
  };

  test("password guesses are limited to ten per network, and others are not locked out", async () => {
    settings = { DEMO_ACCOUNTS: "true" };
    const tryAs = async (email: string, password: string, address: string) =>
      (await callDesk("session/login", { email, password }, from(address))).code;
    const [email, other] = [emailOf("editor"), emailOf("adviser")];
    // Successful logins do not count.
    expect(await tryAs(email, demoPassword, "192.0.2.1")).toBe(0);
    for (let time = 0; time < 10; time++)
      expect(await tryAs(time % 2 ? email : email.toUpperCase(), "wrong", "192.0.2.1")).toBe(notYours);
    expect(await tryAs(email, demoPassword, "192.0.2.1")).toBe(tooMany);
    expect(await tryAs(other, demoPassword, "192.0.2.1")).toBe(0);
    expect(await tryAs(email, demoPassword, "192.0.2.2")).toBe(0);
    // Exhausting the limit of a parent does not block a member of staff with the same email.
    const parent = { address: "192.0.2.3", email: other };
    for (let time = 0; time < 10; time++) await consumeLimit("login", parent);
    await expect(consumeLimit("login", parent)).rejects.toMatchObject({ codeName: "tooManyRequests" });
    expect(await tryAs(other, demoPassword, parent.address)).toBe(0);
  });

  test("invitation links are limited to sixty attempts per network, reading and accepting together", async () => {
    settings = {};
    const token = "x".repeat(43);
    const readInvitation = async (address: string) =>
      (await callDesk("session/invitation", { token }, from(address))).code;
    const acceptInvitation = async (address: string) => {
      const chosen = { token, name: "Eve", password: "three words together" };
      return (await callDesk("session/accept", chosen, from(address))).code;
    };
    for (let time = 0; time < 60; time++)
      expect(await (time % 2 ? readInvitation : acceptInvitation)("192.0.2.4")).toBe(notThere);
    expect([await readInvitation("192.0.2.4"), await acceptInvitation("192.0.2.4")]).toEqual([
      tooMany,
      tooMany,
    ]);
    expect(await readInvitation("192.0.2.5")).toBe(notThere);
  });

  test("a text of a megabyte is reported as too long; a larger body is not read", async () => {
    const cookie = await createDeskCookie(db(), emailOf("owner"));
    const text = "语".repeat(350_000);
    const record = (name: string) => ({ name, link: "", content: "/p.svg" });
    const save = { kind: "partner", version: 0, publish: "now" };
    const tooLongResponse = await callDesk("content/save", { ...save, fields: record(text) }, { cookie });
    expect([tooLongResponse.status, tooLongResponse.data]).toEqual([
      400,
      { issues: [{ path: "name", message: "tooLong" }] },
    ]);
    const larger = { ...save, fields: record(text.repeat(3)) };
    expect((await callDesk("content/save", larger, { cookie })).status).toBe(413);
  });

  test("every text field of every call reports a text that is too long", async () => {
    const whole = await createDeskCookie(db(), emailOf("owner"));
    const half = await createDeskCookie(db(), emailOf("owner"), "code");
    // The fields of an upload are in its query, in which no text is long.
    const withBody = deskCallNames.filter((name) => deskCall(name).upload === undefined);
    const places = withBody.flatMap((name) => textPlacesOf(name).map((place) => ({ name, ...place })));
    expect(places.length).toBeGreaterThan(70);
    for (const { name, path, build } of places) {
      const cookie = deskCall(name).access === "mfaPending" ? half : whole;
      const { status, data } = await callDesk(name, build(tooLong) as object, { cookie });
      expect([name, path, status, issuePathsOf(data)]).toEqual([
        name,
        path,
        400,
        expect.arrayContaining([path]),
      ]);
    }
  });

  test("an interrupted upload stores nothing", async () => {
    const cookie = await createDeskCookie(db(), emailOf("owner"));
    const whole = await sharp({ create: { width: 640, height: 400, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const half = (end: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(whole.subarray(0, whole.length / 2));
          end(controller);
        },
      });
    const before = await db().$count(pictures);
    const ends = [
      (controller: ReadableStreamDefaultController) => controller.error(new Error("the line broke")),
      (controller: ReadableStreamDefaultController) => controller.close(),
    ];
    for (const end of ends) {
      const body = { cookie, body: half(end), file: new Blob([], { type: "image/png" }) };
      expect((await callDesk("content/picture", fullCrop, body)).status).toBe(400);
    }
    expect(await db().$count(pictures)).toBe(before);
  });

  test("an upload of more than 10 MB, of another content type or without a crop is refused", async () => {
    const cookie = await createDeskCookie(db(), emailOf("editor"));
    const upload = async (file: Blob, crop: object = fullCrop) =>
      (await callDesk("content/picture", crop, { cookie, file })).status;
    const type = "image/png";
    expect(await upload(new Blob([new Uint8Array(maxPictureBytes + 1)], { type }))).toBe(413);
    expect(await upload(new Blob(["x".repeat(1000)], { type }))).toBe(400);
    expect(await upload(new Blob(["{}"], { type: "application/json" }))).toBe(415);
    expect(await upload(new Blob(["x"], { type }), { left: 0 })).toBe(400);
  });
});
