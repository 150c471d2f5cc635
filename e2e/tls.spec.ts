import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as askPlainly } from "node:http";
import { createServer, request as askOverTls } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasCommand, withEdge } from "../testing/nginx.mjs";
import { freePort } from "../scripts/lib/port.mjs";
import { startSite } from "./support/site-process";
import { logInByForm } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* The site as visitors get it: TLS and HTTP/2 end at the edge, and the site knows its address as https. */

const en = words("en-US");

const missing = ["nginx", "openssl"].filter((command) => !hasCommand(command));
test.skip(missing.length > 0, `${missing.join(" and ")} not installed, so TLS cannot end here`);

/** Creates a self-signed certificate for the duration of the test. */
function createCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const request =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1";
  const files = ["-keyout", key, "-out", certificate];
  const { status, stderr } = spawnSync("openssl", [...request.split(" "), ...files], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { certificate, key };
}

test("over TLS a student signs in by HTTP/2, and the token is never sent without TLS", async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-tls-"));
  const port = await freePort();
  const visit = async (address: string) => {
    const site = await startSite({ SITE_URL: address, TRUSTED_PROXIES: "1" }, port);
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: address, locale: "en-US" });
    try {
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));

      await logInByForm(page, "student@example.com");
      await expect(page.getByRole("banner").getByText(en.header.exit).locator("visible=true")).toBeVisible();
      await expect
        .poll(async () => (await context.cookies()).map(({ name, secure }) => [name, secure]).sort())
        .toEqual([
          ["account_type", true],
          ["token", true],
        ]);

      const response = await page.goto("/home");
      expect(response?.headers()).toMatchObject({
        "strict-transport-security": "max-age=31536000",
      });
      const loaded = () => performance.getEntriesByType("navigation")[0]?.toJSON() as unknown;
      expect(await page.evaluate(loaded)).toMatchObject({ nextHopProtocol: "h2" });
      expect(complaints).toEqual([]);

      await page.getByRole("banner").getByText(en.header.exit).locator("visible=true").click();
      await expect.poll(() => context.cookies()).toEqual([]);
    } finally {
      await context.close();
      await site.stop();
    }
  };
  try {
    await withEdge([`http://127.0.0.1:${port}`], visit, {}, createCertificate(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Sends a request from a local address of its own. @returns the status of the response */
function status(origin: string, path: string, from: string, headers: Record<string, string> = {}) {
  const ask = origin.startsWith("https:") ? askOverTls : askPlainly;
  return new Promise<number>((resolve, reject) => {
    ask(origin + path, { localAddress: from, rejectUnauthorized: false, headers, agent: false }, (response) =>
      response.resume().on("end", () => resolve(response.statusCode ?? 0)),
    )
      .on("error", reject)
      .end();
  });
}

/**
 * A simulated CDN: terminates the visitors' TLS, appends the client address to their forwarding header, and forwards to
 * the edge, which then listens without a certificate (deploy/compose.yaml).
 */
async function openCdn(
  edge: string,
  from: string,
  { certificate, key }: { certificate: string; key: string },
) {
  const files = { cert: readFileSync(certificate), key: readFileSync(key) };
  const server = createServer(files, ({ url = "", headers, socket }, response) => {
    const forwardedFor = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    status(edge, url, from, { "X-Forwarded-For": forwardedFor })
      .catch(() => 599)
      .then((code) => response.writeHead(code).end());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

test("behind a CDN and TLS each visitor is counted separately by the edge and by the site, and cannot forge the address", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-cdn-"));
  const files = createCertificate(folder);
  const port = await freePort();
  const [cdnAddress, an, binh, directClient] = [
    "127.0.0.2",
    "127.0.0.11",
    "127.0.0.12",
    "127.0.0.13",
  ] as const;
  // The provider is down: limits apply before it is called.
  const env = { TRUSTED_PROXIES: "1", API_HOST: "http://127.0.0.1:9", RATE_LIMIT_FACTOR: "0.1" };
  const settings = { EDGE_TRUSTED: `set_real_ip_from ${cdnAddress};`, EDGE_CALL_RATE: "1r/m" };
  const count = async (edge: string) => {
    const cdn = await openCdn(edge, cdnAddress, files);
    const site = await startSite({ ...env, SITE_URL: cdn.address }, port);
    const sendPhoneChecks = async (origin: string, from: string, times: number, forged = false) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const claim = forged ? { "X-Forwarded-For": `${binh}, 198.51.100.${time}` } : undefined;
        const path = `/api/v1/activity/abroad/is_applied?code=84&num=9${from.split(".").at(-1)}${time + 10000}`;
        statuses.push(await status(origin, path, from, claim));
      }
      return statuses;
    };
    try {
      // A tenth of the limits: an address may send 30 requests in ten minutes, and all of them together 60 in one.
      const first = await sendPhoneChecks(cdn.address, an, 32, true);
      expect(first).toEqual([...Array<number>(30).fill(502), 429, 429]);
      expect(await sendPhoneChecks(cdn.address, binh, 1)).toEqual([502]);
      expect(await sendPhoneChecks(edge, directClient, 29, true)).toEqual(first.slice(0, 29));
      // Here the edge allows one address 41 concurrent calls of any kind.
      const calls = async (from: string, times: number) => {
        const all = Array.from({ length: times }, () => status(cdn.address, "/api/v1/nothing", from));
        return (await Promise.all(all)).filter((code) => code === 429).length;
      };
      expect(await calls(an, 25)).toBeGreaterThan(0);
      expect(await calls(binh, 25)).toBe(0);
    } finally {
      cdn.close();
      await site.stop();
    }
  };
  try {
    await withEdge([`http://127.0.0.1:${port}`], count, settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
