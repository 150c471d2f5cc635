import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/port.mjs";
import { cacheFolder, productionEnv, tools } from "../lib/project.mjs";
import { waitForExit, start, Stop } from "../lib/run.mjs";

/*
 * A minimal Next site as the baseline for benchmarks on any machine: the same versions, one static page of forty
 * paragraphs, `next start`.
 */

const folder = join(cacheFolder, "bench", "bare");

const paragraph =
  "Learning to read a language of signs takes time, and the time is well spent: each one that is known makes the next easier.";

const files = {
  "app/layout.js": `export const metadata = { title: "Bare", description: "A page of Next and nothing else." };
export default function Layout({ children }) { return <html lang="en"><body><main>{children}</main></body></html>; }`,
  "app/page.js": `export default function Page() { return <><h1>Bare</h1>{Array.from({ length: 40 }, (_, i) => <p key={i}>{i + 1}. ${paragraph}</p>)}</>; }`,
  // Otherwise Next would use the site's files from the folder above.
  "instrumentation.js": "export function register() {}",
  "middleware.js": `export function middleware() {}\nexport const config = { matcher: "/none" };`,
  "next.config.mjs": "export default {};",
};

const isUp = (address) =>
  fetch(address).then(
    async (response) => (await response.text(), response.ok),
    () => false,
  );

/** Builds and starts the minimal site, and passes its address to `work`. */
export async function withBarePage(work) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = { cwd: folder, env: productionEnv, stdio: "ignore" };
  if (
    (await waitForExit(start([...tools.next, "build"], options))) !== 0 ||
    !existsSync(join(folder, ".next"))
  )
    throw new Stop("The bare page could not be built.");
  const port = await freePort();
  const server = start([...tools.next, "start", "--port", String(port)], options);
  const exitPromise = waitForExit(server);
  const address = `http://localhost:${port}`;
  try {
    for (let tries = 0; !(await isUp(address)); tries += 1) {
      if (tries > 200) throw new Stop("The bare page does not respond.");
      await pause(50);
    }
    return await work(address);
  } finally {
    server.kill();
    await exitPromise;
  }
}
