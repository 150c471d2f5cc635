import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { has, withEdge } from "../scripts/edge/nginx.mjs";
import { freePort } from "../scripts/lib/port.mjs";
import { startSite } from "./support/site-process";
import { logIn } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* The site as visitors get it: TLS and HTTP/2 end at the edge, and the site knows its address as https. */

const en = words("en-US");

const missing = ["nginx", "openssl"].filter((command) => !has(command));
test.skip(missing.length > 0, `${missing.join(" and ")} not installed, so TLS cannot end here`);

/** Makes a certificate that nobody vouches for, for as long as the test runs. */
function certify(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const request =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1";
  const files = ["-keyout", key, "-out", certificate];
  const { status, stderr } = spawnSync("openssl", [...request.split(" "), ...files], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { certificate, key };
}

test("over TLS a student signs in, by HTTP/2, and the token never travels without it", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-tls-"));
  const port = await freePort();
  const visit = async (address: string) => {
    const site = await startSite({ SITE_URL: address, TRUSTED_PROXIES: "1" }, port);
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: address, locale: "en-US" });
    try {
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));

      await logIn(page, "student@example.com");
      await expect(page.getByRole("banner").getByText(en.header.exit).locator("visible=true")).toBeVisible();
      await expect
        .poll(async () => (await context.cookies()).map(({ name, secure }) => [name, secure]).sort())
        .toEqual([
          ["account_type", true],
          ["token", true],
        ]);

      const answer = await page.goto("/home");
      expect(answer?.headers()).toMatchObject({
        "x-cache": "HIT",
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
    await withEdge([`http://127.0.0.1:${port}`], visit, {}, certify(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
