import { rmSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { samples } from "../lib/base/contract/samples";
import { languages } from "../lib/base/i18n/languages";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { isLongRun } from "../testing/long-run";
import { servers } from "./servers";
import { newApplicant } from "./support/campaign";
import { sendRequest } from "./support/raw";
import { demoPassword } from "./support/sign-in";
import { checkOwnNames } from "./support/own-names";
import { checkHostileRequests } from "./support/hostile";
import { startInMode, type Mode } from "./support/site-process";
import { expect, test } from "./support/test";
import { visits } from "./support/walk";
import { words } from "./support/words";

/*
 * The site behaves the same in every run mode: with the accelerator (`npm start`), by `next start`, and in development.
 * Each check makes the requests of a visitor or of staff over HTTP.
 */

test.describe.configure({ mode: "serial" });

const vietnam = "https://vn.yuqiao.example";
const english = { "accept-language": "en" };
const teacher = { cookie: "token=t; account_type=teacher" };

type Headers = Record<string, string>;
type Site = {
  address: string;
  /** Requests without cookies that follow no redirect. */
  get: (path: string, headers?: Headers) => Promise<Response>;
  post: (path: string, data: object, headers?: Headers) => Promise<Response>;
};

/** Runs checks against the site in a mode. */
async function inMode(
  mode: Mode,
  check: (site: Site) => Promise<void>,
  parameters: string[] = [],
): Promise<void> {
  const dataDir = testDataFolder(`modes-${mode.replace(" ", "-")}-${process.pid}`);
  rmSync(dataDir, { recursive: true, force: true });
  const env = { DATA_DIR: dataDir, VIETNAM_SITE_URL: vietnam, TRUSTED_PROXIES: "1", RATE_LIMIT_FACTOR: "1" };
  const site = await startInMode(mode, { env, parameters });
  const { address } = site;
  try {
    await check({
      address,
      get: (path, headers = english) => fetch(address + path, { headers, redirect: "manual" }),
      post: (path, data, headers = {}) =>
        fetch(address + path, {
          method: "POST",
          body: JSON.stringify(data),
          headers: { "content-type": "application/json", ...headers },
        }),
    });
  } catch (error) {
    console.log(site.output().slice(-4000));
    throw error;
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Pages of the route table and the 404 page: status, language, canonical address, title in the first bytes. */
async function checkPages({ get, address }: Site, checkedVisits = visits): Promise<void> {
  for (const visit of checkedVisits) {
    // Guests are redirected from some member pages to their public versions.
    if (visit.name === "liveDetail" || visit.name === "teacherDetail") {
      expect.soft([visit.address, (await get(visit.address)).status]).toEqual([visit.address, 307]);
      continue;
    }
    const response = await get(visit.address);
    const html = await response.text();
    const language = /<html lang="([^"]+)"/.exec(html)?.[1];
    expect
      .soft([visit.address, response.status, language])
      .toEqual([visit.address, visit.status, visit.language]);
    expect.soft(html, visit.address).toMatch(/<title>[^<]+<\/title>[\s\S]*<\/head>/);
    expect.soft(html, visit.address).not.toContain(`${address}/${visit.language}/`);
  }
}

async function checkLanguage({ get }: Site): Promise<void> {
  const languageOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="([^"]+)"/.exec(await (await get(path, headers)).text())?.[1];
  expect(await languageOf("/help", { "accept-language": "ko,en;q=0.5" })).toBe("ko-KR");
  expect(await languageOf("/help", { cookie: "locale=zh-HK", "accept-language": "ko" })).toBe("zh-HK");
  expect(await languageOf("/help?locale=TW", { cookie: "locale=zh-HK" })).toBe("zh-TW");
  expect(await languageOf("/help?locale=xx", { cookie: "locale=id-ID" })).toBe("id-ID");
  expect(await languageOf("/help", { "accept-language": "fr" })).toBe("en-US");
  const setCookie = async (path: string, cookie = "") =>
    (await get(path, { ...english, cookie })).headers.get("set-cookie");
  expect(await setCookie("/help?locale=ko")).toMatch(
    /^locale=ko-KR; Path=\/; Max-Age=31536000; SameSite=Lax$/i,
  );
  expect(await setCookie("/help?locale=ko", "locale=ko-KR")).toBeNull();
  expect(await setCookie("/help")).toBeNull();
  expect(await setCookie("/study-abroad/en-tiktok-tet")).toContain("campaign_origin=segment%3Den-tiktok-tet");
}

async function checkRedirects({ get }: Site): Promise<void> {
  const location = async (path: string, headers: Record<string, string> = english) => {
    const response = await get(path, headers);
    return [response.status, response.headers.get("location"), response.headers.get("cache-control")];
  };
  expect(await location("/?utm_source=x")).toEqual([307, "/home?utm_source=x", "private, no-cache"]);
  const vietnamese = { "accept-language": "vi-VN,vi;q=0.9" };
  const vietnamRedirect = [307, `${vietnam}/home?utm_source=x`, "private, no-store"];
  expect(await location("/home?utm_source=x", vietnamese)).toEqual(vietnamRedirect);
  expect(await location("/home?utm_source=x", { cookie: "locale=vi-VN", ...english })).toEqual(
    vietnamRedirect,
  );
  expect((await location("/home", { ...vietnamese, cookie: "locale=en-US" }))[0]).toBe(200);
  expect((await location("/home?locale=vi", vietnamese))[0]).toBe(200);
  expect((await location("/study-abroad/vn", vietnamese))[0]).toBe(200);
  expect((await location("/api/openapi.json", vietnamese))[0]).toBe(200);
  expect((await location("/home/?a=1"))[0]).toBe(308);
}

async function checkMissing({ get, post }: Site): Promise<void> {
  const missing = [
    ...languages.map((language) => `/${language}/home`),
    ...[
      "/missing",
      "/en-US/missing",
      "/en-US/live",
      "/desk/en-US/leads",
      "/desk/nothing",
      "/nowhere",
      "/a.php",
    ],
    ...["/HOME", "/home/x", "/hot-sell/detail/999999", "/hot-sell/detail/0", "/hot-sell/detail/x"],
  ];
  for (const path of missing) {
    const response = await get(path);
    expect.soft([path, response.status]).toEqual([path, 404]);
    expect
      .soft((await response.text()).replaceAll("&#x27;", "'"), path)
      .toContain(words("en-US").notFound.title);
  }
  for (const path of ["/live", "/live?tab=records", "/hot-sell", "/hot-sell/detail/1"]) {
    const response = await get(path, { ...english, ...teacher });
    const isHidden = path.startsWith("/live");
    expect.soft([path, response.status]).toEqual([path, isHidden ? 404 : 200]);
  }
  // A token alone, or an account type without a token, does not make a teacher.
  for (const cookie of ["token=t", "account_type=teacher"]) {
    expect.soft((await get("/live", { ...english, cookie })).status).toBe(200);
  }
  expect((await post("/home", {})).status).toBe(405);
}

async function checkHeaders({ get, address }: Site, isDevelopment: boolean): Promise<void> {
  const paths = [
    "/home",
    "/nowhere",
    "/desk/login",
    "/api/v1/partner",
    "/api/docs",
    "/robots.txt",
    "/icons/icon.svg",
    "/api/../home",
    // Responses that Next makes by itself: a redirect, 405 and 404.
    ...["/api/", "/api/preview", "/__nextjs_source-map", "/_next/nothing.js", "/calendar/student/x.ics"],
  ];
  for (const path of paths) {
    // Read raw: `fetch` joins headers that are sent twice.
    const { headers } = await sendRequest(address, path, { headers: ["Accept-Language: en"] });
    for (const name of [
      "content-security-policy",
      "x-content-type-options",
      "x-frame-options",
      "referrer-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
    ]) {
      expect.soft([path, name, headers.get(name)?.length]).toEqual([path, name, 1]);
    }
    const resourcePolicy = path.startsWith("/icons/") ? "cross-origin" : "same-origin";
    expect.soft(headers.get("cross-origin-resource-policy"), path).toEqual([resourcePolicy]);
    const [policy = ""] = headers.get("content-security-policy") ?? [];
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    if (!isDevelopment) expect.soft(policy, path).not.toContain("unsafe-eval");
    expect.soft(headers.has("x-request-id"), path).toBe(true);
    expect.soft(headers.has("x-powered-by"), path).toBe(false);
  }
  const variesBy = async (path: string) => ((await get(path)).headers.get("vary") ?? "").toLowerCase();
  for (const path of ["/home", "/nowhere", "/study-abroad/vn", "/news/feed.xml"]) {
    expect.soft(await variesBy(path), path).toContain("accept-language");
    if (!path.endsWith(".xml")) expect.soft(await variesBy(path), path).toContain("cookie");
  }
  // In development Next forbids caching of pages, and its client needs the headers of its router.
  if (isDevelopment) return;
  for (const path of ["/healthz", "/sitemap.xml", "/api/v1/partner", "/og/home/en-US.png", "/home"]) {
    const router = { rsc: "1", "next-router-prefetch": "1", "next-router-state-tree": "x" };
    const [plain, routed] = await Promise.all([get(path), get(path, { ...english, ...router })]);
    const read = ({ status, headers }: Response) => [path, status, headers.get("content-type")];
    expect.soft(read(routed)).toEqual(read(plain));
  }
  const cacheOf = async (path: string) => (await get(path)).headers.get("cache-control");
  expect(await cacheOf("/help")).toBe("private, no-cache");
  expect(await cacheOf("/account/new-password")).toBe("private, no-store");
  expect(await cacheOf("/desk/login")).toBe("private, no-store");
}

type Envelope = { code: number; data: Record<string, unknown> };

async function callSite({ post }: Site, path: string, data: object, headers?: Headers) {
  return (await (await post(path, data, headers)).json()) as Envelope;
}

/** A student logs in and books a class only once; a visitor enrolls. */
async function checkPeople(site: Site): Promise<void> {
  const login = await callSite(site, "/api/account/login", {
    email: "student@example.com",
    password: demoPassword,
  });
  expect([login.code, login.data.account_type]).toEqual([0, "student"]);
  const headers = { authorization: `Bearer ${String(login.data.token)}` };
  const profile = await site.get("/api/v1/common/accounts/profile", headers);
  expect(((await profile.json()) as Envelope).data.student).toMatchObject({ id: expect.any(Number) });
  const sets = await callSite(
    site,
    "/api/v1/student/search/recommend/sets",
    { page: 1, per_page: 100 },
    headers,
  );
  const list = sets.data.list as {
    class_id: number;
    is_apply: boolean;
    students: number;
    class_capacity: number;
  }[];
  const open = list.find((item) => !item.is_apply && item.students < item.class_capacity);
  const class_id = open?.class_id ?? 0;
  const booked = await callSite(site, "/api/v1/student/booking/combo", { class_id }, headers);
  expect(booked).toMatchObject({ code: 0, data: { class_id } });
  expect((await callSite(site, "/api/v1/student/booking/combo", { class_id }, headers)).code).toBe(4090);

  const { number, email } = newApplicant();
  const enrollment = { ...samples.abroadCreate, email, phone_number: Number(number) };
  const enrolled = await callSite(site, "/api/v1/activity/abroad/create", enrollment);
  expect(enrolled).toMatchObject({ code: 0, data: { activation_code: expect.any(String) } });
  const bad = await callSite(site, "/api/v1/activity/abroad/create", { ...enrollment, email: "no address" });
  expect([bad.code, bad.data.issues]).toEqual([4000, [expect.objectContaining({ path: "email" })]]);
}

/** Clients are identified by the address that the trusted proxy sends, and cannot forge another. */
async function checkLimits(site: Site): Promise<void> {
  const guess = (address: string, forged: Record<string, string> = {}) =>
    callSite(
      site,
      "/api/account/login",
      { email: "nobody@example.com", password: "wrong password" },
      { "x-forwarded-for": `203.0.113.9, ${address}`, ...forged },
    );
  let code = 0;
  for (let turn = 0; turn < 60 && code !== 4290; turn += 1) code = (await guess("198.51.100.1")).code;
  expect(code).toBe(4290);
  const forged = { "x-yuqiao-client": "key 198.51.100.77", "x-yuqiao-internal": "1" };
  expect((await guess("198.51.100.1", forged)).code).toBe(4290);
}

/** The owner logs in at the desk, previews a change and publishes the draft; visitors see it within two seconds. */
async function checkDesk(site: Site): Promise<void> {
  let cookie = "";
  const post = async (call: string, data: object) => {
    const response = await site.post(`/api/desk/${call}`, data, { origin: site.address, cookie });
    const [session] = response.headers.getSetCookie();
    cookie = session?.split(";", 1)[0] ?? cookie;
    const { code, data: answer } = (await response.json()) as Envelope;
    expect([call, code]).toEqual([call, 0]);
    return answer;
  };
  await post("session/login", { email: "staff@example.com", password: demoPassword });
  await post("session/later", {});
  const fields = { name: "Bridge of Drafts", link: "", content: "/partner.svg" };
  const saved = await post("content/save", { kind: "partner", version: 0, publish: "no", fields });
  const { id, version } = saved.record as { id: number; version: number };
  const query = new URLSearchParams({ kind: "partner", id: String(id), page: "/home", language: "en-US" });
  const body = new URLSearchParams({ fields: JSON.stringify({ ...fields, name: "Bridge of Words" }) });
  const preview = await fetch(`${site.address}/api/preview?${query}`, {
    method: "POST",
    headers: { cookie, "sec-fetch-site": "same-origin" },
    body,
  });
  const html = await preview.text();
  expect(preview.status).toBe(200);
  expect(html).toContain("Bridge of Words");
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(preview.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(preview.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  const home = async () => (await site.get("/home")).text();
  expect(await home()).not.toContain("Bridge of Drafts");
  await post("content/save", { kind: "partner", id, version, publish: "now", fields });
  await expect.poll(home).toContain("Bridge of Drafts");
  const forged = { "x-yuqiao-internal": "guess" };
  expect((await site.get("/api/renew", forged)).status).toBe(404);
  expect((await site.get("/en-US/home", { ...forged, ...english })).status).toBe(404);
}

const hasIpv6 = Object.values(networkInterfaces()).some((found = []) =>
  found.some(({ address }) => address === "::1"),
);

/** Without a public address the site serves only its own machine. */
async function checkListening({ address }: Site): Promise<void> {
  const { port } = new URL(address);
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ internal, family }) => !internal && family === "IPv4").map((own) => own.address),
  );
  for (const host of [...others, "[::1]"]) {
    const response = await fetch(`http://${host}:${port}/healthz`).catch(() => undefined);
    expect.soft(response?.status, host).toBeUndefined();
  }
}

/** Parameters of each command; `npm start` listens on this address by itself. */
const productionModes = { "npm start": [], "next start": ["-H", "127.0.0.1"] };

for (const mode of ["npm start", "next start"] as const) {
  test(`${mode} serves pages, guards, redirects, cookies, headers, calls and the desk`, async () => {
    const check = async (site: Site) => {
      // In a quick run other tests request every page of `npm start` (every-page.spec.ts), and in English those of
      // `next start` (finished-pages.spec.ts).
      if (isLongRun) await checkPages(site);
      await checkLanguage(site);
      await checkRedirects(site);
      await checkMissing(site);
      await checkHeaders(site, false);
      await checkHostileRequests(site.address);
      await checkListening(site);
      await checkPeople(site);
      await checkDesk(site);
      await checkLimits(site);
    };
    await inMode(mode, check, productionModes[mode]);
  });

  test(`${mode} serves this machine by its IPv6 address`, async () => {
    test.skip(!hasIpv6, "this machine has no IPv6");
    const env = { HOST: "::1", SITE_URL: "", API_HOST: servers.recorded.env.API_HOST };
    const parameters = mode === "next start" ? ["-H", "::1"] : [];
    const site = await startInMode(mode, { env, parameters, host: "[::1]" });
    try {
      expect(await checkOwnNames(site.port)).toContain("[::1]");
    } finally {
      await site.stop();
    }
  });
}

test("npm run dev serves the same addresses", async () => {
  test.skip(!isLongRun, "long runs only: each page is compiled on its first request");
  test.setTimeout(900_000);
  await inMode("npm run dev", async (site) => {
    const samplePaths = ["/home", "/no-such-page", "/study-abroad/vn"];
    await checkPages(
      site,
      visits.filter(
        ({ path, language }) => samplePaths.includes(path) && ["en-US", "vi-VN"].includes(language),
      ),
    );
    await checkRedirects(site);
    expect((await site.get("/en-US/home")).status).toBe(404);
    expect((await site.get("/live", { ...english, ...teacher })).status).toBe(404);
    await checkHeaders(site, true);
    await checkHostileRequests(site.address);
    await checkPeople(site);
  });
});

test("with another provider the site needs no writable disk, no thread and no child process", async () => {
  const { address } = servers.down;
  const site = await startInMode("next start", {
    env: {
      API_HOST: servers.recorded.env.API_HOST ?? address,
      DATA_DIR: "/nowhere/at/all",
      TMPDIR: "/nowhere",
    },
    // Node's permission flags deny writes, workers and child processes.
    flags: ["--experimental-permission", "--allow-fs-read=*", "--allow-addons"],
  });
  try {
    const get = (path: string) => fetch(site.address + path, { headers: english, redirect: "manual" });
    for (const path of [
      "/home",
      "/live",
      "/hot-sell",
      "/help",
      "/study-abroad/vn",
      "/sitemap.xml",
      "/api/docs",
    ]) {
      expect.soft([path, (await get(path)).status]).toEqual([path, 200]);
    }
    expect((await get("/api/v1/partner")).status).toBe(200);
    expect((await get("/og/en-US/home")).headers.get("content-type")).toBe("image/png");
    for (const path of ["/account/login", "/desk/login"]) expect((await get(path)).status).toBe(404);
  } finally {
    await site.stop();
  }
});
