import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { otherHeaders } from "../lib/engines/routing/security-headers";
import { hasCommand, withEdge } from "../testing/nginx.mjs";
import { freePort } from "../scripts/lib/port.mjs";
import { isLongRun } from "../testing/long-run";
import { servers } from "./servers";
import { expect, test } from "./support/test";
import { checkVariants } from "./support/variants";
import { words } from "./support/words";

const missing = !hasCommand("nginx");
test.skip(missing, "nginx is not installed, so there is no edge to look at");
test.describe.configure({ mode: "serial", timeout: 900_000 });

const paths = [
  { name: "Vietnamese served here", server: servers.embedded, embedded: true },
  { name: "a separate Vietnamese site and a provider elsewhere", server: servers.down, embedded: false },
];

for (const { name, server, embedded } of paths) {
  test(`every random request gets its own variant: ${name}`, async ({ request }) => {
    const site = server.address;
    const vietnamSite = server.env.VIETNAM_SITE_URL || undefined;
    const settings = { vietnamSite, ownOrigin: site, embedded };
    const response = await request.get(`${site}/api/series`);
    // While the list of classes is unavailable, every class counts as existing.
    const known = response.ok() ? await response.json() : undefined;
    // The site reads the list within five seconds or tries again later, so it may be unavailable on a busy machine too.
    if (known)
      await expect
        .poll(async () => (await request.get(`${site}/teachers/999`)).text())
        .toContain(`<title>${words("en-US").notFound.title.replace("'", "&#x27;")}`);
    await withEdge([site], async (address: string) => {
      expect(await checkVariants({ address, site, settings, known }, isLongRun ? 50_000 : 100, 7)).toEqual(
        [],
      );
    });
  });
}

test("whatever a request claims, the next visitor gets the same page", async ({ request }) => {
  await withEdge([servers.embedded.address], async (address: string) => {
    const ask = async (headers: Record<string, string>) => {
      const response = await request.get(`${address}/class`, {
        headers: { "accept-language": "ko", ...headers },
      });
      return response.text();
    };
    const misdirected = await request.get(`${address}/class`, { headers: { host: "evil.example" } });
    expect(misdirected.status()).toBe(421);
    const poisoned = await ask({
      "x-forwarded-host": "evil.example",
      "x-middleware-rewrite": "/en-US/home",
      "x-forwarded-proto": "gopher",
      "x-original-url": "/account/login",
      "user-agent": "Googlebot",
      rsc: "1",
    });
    expect(poisoned).toContain('<html lang="ko-KR"');
    expect(await ask({})).toBe(poisoned);
    expect(poisoned).not.toContain("evil.example");
  });
});

test("every response of the site has the id that both logs use", async ({ request }) => {
  await withEdge([servers.embedded.address], async (address: string) => {
    for (const path of ["/help", "/no-such-page", "/api/v1/partner"]) {
      const { "x-request-id": id } = (await request.get(address + path)).headers();
      expect(id, path).toMatch(/^[0-9a-f]{32}$/);
    }
  });
});

test("files from disk have the same security headers as from the site", async ({ request }) => {
  await withEdge([servers.embedded.address], async (address: string) => {
    const styles = /href="(\/_next\/static\/[^"]+\.css)"/.exec(
      await (await request.get(`${address}/help`)).text(),
    );
    for (const path of ["/icons/icon.svg", "/art/strokes/ARPHICPL.TXT", styles?.[1] ?? ""]) {
      const [fromEdge, fromSite] = await Promise.all(
        [address, servers.embedded.address].map(async (origin) =>
          (await request.get(origin + path)).headers(),
        ),
      );
      expect(fromEdge, path).not.toHaveProperty("x-request-id");
      for (const name of [...Object.keys(otherHeaders(true)), "Cache-Control"].map((key) =>
        key.toLowerCase(),
      ))
        expect.soft([path, name, fromEdge?.[name]]).toEqual([path, name, fromSite?.[name]]);
      const forwarded = await request.get(address + path, { headers: { "x-forwarded-proto": "https" } });
      expect.soft(forwarded.headers()["strict-transport-security"], path).toBe("max-age=31536000");
    }
  });
});

test("the log holds no calendar's secret, and previews of large records pass", async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-edge-log-"));
  const log = join(folder, "access.log");
  const work = async (address: string) => {
    for (const secret of ["a".repeat(43), "b.ics", "c/d.ics"]) {
      await request.get(`${address}/calendar/student/${secret}?locale=ko`);
      await request.get(`${address}/calendar/campaign/${secret}`);
    }
    await request.get(`${address}/calendar/free-class.ics`);
    const large = await request.post(`${address}/api/preview?kind=articles`, {
      data: { text: "x".repeat(200_000) },
    });
    expect(large.status()).not.toBe(413);
    const call = await request.post(`${address}/api/account/login`, { data: { text: "x".repeat(200_000) } });
    expect(call.status()).toBe(413);
  };
  await withEdge([servers.embedded.address], work, { EDGE_LOG: `${log} edge` });
  const paths = readFileSync(log, "utf8").match(/(?<="GET )[^"]*/g);
  expect([...new Set(paths)].filter((path) => path.startsWith("/calendar"))).toEqual([
    "/calendar/student/-",
    "/calendar/campaign/-",
    "/calendar/free-class.ics",
  ]);
  rmSync(folder, { recursive: true });
});

test("the error log holds no calendar's secret while the site is down", async ({ request }) => {
  const deadAddress = `http://127.0.0.1:${await freePort()}`;
  await withEdge([deadAddress], async (address: string, { folder }: { folder: string }) => {
    for (const path of ["/calendar/student/secret.ics", "/calendar/free-class.ics", "/help"])
      expect((await request.get(address + path)).status(), path).toBe(502);
    const errors = readFileSync(join(folder, "error.log"), "utf8");
    expect(errors).toContain("/help");
    expect(errors).not.toContain("/calendar");
  });
});

test("while one process is down, the others respond", async ({ request }) => {
  const deadAddress = `http://127.0.0.1:${await freePort()}`;
  await withEdge([deadAddress, servers.embedded.address], async (address: string) => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await request.get(`${address}/help`)).status()).toBe(200);
    }
  });
});
