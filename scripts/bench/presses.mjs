import { chromium as playwright, devices, errors } from "@playwright/test";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "../lib/chromium.mjs";
import { freePort } from "../lib/port.mjs";
import { cacheFolder } from "../lib/project.mjs";
import { startServer } from "../lib/server.mjs";
import { markdownTable } from "./table.mjs";

/*
 * Time on a phone from a first press until it takes effect, and time that scripts block the main thread in a page's first
 * ten seconds, without and with the accelerator.
 */

/** Lighthouse's slow 4G and a four times slower processor. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowdown = 4;
const runs = 5;
const observationMs = 10_000;
/** A press without effect after this time counts as lost. */
const lostAfterMs = 15_000;

/**
 * Measured presses. `target` is pressed as soon as it is visible and enabled, after the elements in `first`. `done` runs in
 * the page with the selector `shown`, and returns the time at which the press took effect, or false. Times count from the
 * release of the finger or the key press, or from the start of the visit (`since`).
 */
const menuButton = "header button[popovertarget]:visible";

const presses = [
  {
    what: "the menu",
    path: "/home",
    target: menuButton,
    done: () => document.querySelector("#menu:popover-open") !== null && now(),
  },
  {
    what: "the banner's arrow",
    path: "/home",
    target: "main section[aria-roledescription] >> nth=0 >> button:visible >> nth=-1",
    done: () => {
      const slides = document.querySelector("main section[aria-roledescription] [aria-live]");
      // Without its script the carousel is a scrolling row; the script moves the row instead.
      return slides !== null && /translate3d\(-[1-9]/.test(slides.style.transform) && now();
    },
  },
  {
    what: "contact dialog",
    path: "/class",
    target: "main a[data-scripted]:visible",
    done: () => document.querySelector("dialog[open]") !== null && now(),
  },
  {
    what: "Apply",
    path: "/hot-sell/detail/1",
    target: ".apply button:visible",
    done: () => document.querySelector("dialog[open]") !== null && now(),
  },
  {
    what: "a letter in a form field",
    path: "/study-abroad/enroll/vn",
    target: "main form input:visible",
    key: "L",
    done: () => document.querySelector("main form input")?.value === "L" && now(),
  },
  {
    what: "an empty enrolment form is submitted, from the start of the visit",
    path: "/study-abroad/enroll/vn",
    target: "main form button[type=submit]",
    since: "visit",
    done: () => document.querySelector("main form [aria-invalid=true]") !== null && now(),
  },
  ...[
    ["contact dialog", "/class", "main a[data-scripted]:visible", "dialog[open]"],
    ["enquiry dialog", "/hot-sell", ".apply button:not([aria-disabled]):visible", "dialog[open]"],
    ["Apply", "/hot-sell/detail/1", ".apply button:visible", "dialog[open]"],
    ["a teacher", "/home", ".teacher-cards button:visible", "#teacher-detail > *"],
    [
      "an empty form is submitted",
      "/account/login",
      "main form button[type=submit]",
      "form [aria-invalid=true]",
    ],
    [
      "an empty form is submitted",
      "/study-abroad/enroll/vn",
      "main form button[type=submit]",
      "form [aria-invalid=true]",
    ],
    ["the first letter of a search", "/help", "#question-search", "[role=search][data-filtered]", "z"],
  ].map(([what, path, target, shown, key]) => ({
    what: `${what}, after five seconds`,
    path,
    target,
    key,
    afterMs: 5000,
    done: (selector) => document.querySelector(selector) !== null && now(),
    shown,
  })),
  {
    what: "another language, until its page is painted",
    path: "/home",
    first: [menuButton, "#menu summary:has(~ ul a[hreflang])"],
    target: "#menu a[hreflang=vi-VN]",
    done: () => document.documentElement.lang === "vi-VN" && painted(),
  },
  {
    what: "log in, until its page is painted",
    path: "/home",
    first: [menuButton],
    target: "#menu a[href^='/account/login']",
    done: () => location.pathname === "/account/login" && painted(),
  },
];

/** Opens a page as a new visitor with an empty cache. */
async function withVisit(browser, url, measure) {
  const context = await browser.newContext({ ...devices["Galaxy S9+"], locale: "en-US" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    // The blank page before the visit has no session storage.
    if (origin === "null") return;
    window.blocked = 0;
    // Measured in the page: Playwright adds delays of its own. Times are absolute, since a press may lead to another page.
    window.now = () => performance.timeOrigin + performance.now();
    window.painted = () => {
      const [paint] = performance.getEntriesByName("first-paint");
      return paint !== undefined && performance.timeOrigin + paint.startTime;
    };
    sessionStorage.visitAt ??= performance.timeOrigin;
    for (const name of ["pointerup", "keydown"])
      addEventListener(
        name,
        ({ timeStamp }) => (sessionStorage.pressAt = performance.timeOrigin + timeStamp),
        true,
      );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
    }).observe({ type: "longtask", buffered: true });
  });
  try {
    await page.goto(url, { waitUntil: "commit" });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds until the first frame that shows the effect of the press. */
const measurePress =
  ({ first = [], target, key, since = "press", afterMs = 0, done, shown }) =>
  async (page) => {
    await page.waitForFunction((from) => performance.now() > from, afterMs);
    for (const earlier of first) await page.locator(earlier).first().click({ noWaitAfter: true });
    const element = page.locator(target).first();
    // Starts before the press: on a busy processor, starting to wait takes longer than the press.
    const effect = page.waitForFunction(done, shown, { polling: "raf", timeout: lostAfterMs });
    effect.catch(() => undefined);
    await (key ? element.press(key, { noWaitAfter: true }) : element.click({ noWaitAfter: true }));
    try {
      const at = await (await effect).jsonValue();
      return at - (await page.evaluate((name) => Number(sessionStorage[`${name}At`]), since));
    } catch (error) {
      if (error instanceof errors.TimeoutError) return Infinity;
      throw error;
    }
  };

/** Milliseconds of the first ten seconds in which the main thread is blocked, with a tap after two seconds or without one. */
const measureBlocking = (withTap) => async (page) => {
  await page.waitForFunction(() => performance.now() > 2000);
  if (withTap) await page.touchscreen.tap(5, 300);
  await page.waitForFunction((end) => performance.now() > end, observationMs, { timeout: 30_000 });
  return page.evaluate(() => window.blocked);
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const formatTime = (ms) => (ms === Infinity ? "lost" : `${Math.round(ms)} ms`);

/** Both as a Markdown table, without and with the accelerator. */
export async function pressesText(folder) {
  const browser = await playwright.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  const servers = [];
  try {
    for (const accelerator of ["false", "true"]) {
      const data = join(folder ?? cacheFolder, accelerator);
      rmSync(data, { recursive: true, force: true });
      mkdirSync(data, { recursive: true });
      const port = await freePort();
      const env = { DATA_DIR: data, SITE_URL: `http://localhost:${port}`, ACCELERATOR: accelerator };
      servers.push(await startServer(port, env));
    }
    const measurements = [
      ...presses.map((press) => [`${press.what}, ${press.path}`, press.path, measurePress(press)]),
      ...["/home", "/user-agreement"].flatMap((path) => [
        [`blocked in ten seconds, no tap, ${path}`, path, measureBlocking(false)],
        [`blocked in ten seconds, tap after two, ${path}`, path, measureBlocking(true)],
      ]),
    ];
    const rows = [["Slow 4G, four times slower processor", "next start", "accelerator"]];
    for (const [name, path, measure] of measurements) {
      const times = servers.map(() => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { address }] of servers.entries()) {
          times[index].push(await withVisit(browser, address + path, measure));
        }
      }
      rows.push([name, ...times.map((values) => formatTime(median(values)))]);
      process.stderr.write(`${rows.at(-1).join("  ")}\n`);
    }
    return markdownTable(rows);
  } finally {
    await browser.close();
    for (const { child } of servers) child.kill();
    await Promise.all(servers.map((server) => server.ended));
  }
}
