import { chromium as playwright, devices, errors } from "@playwright/test";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "../lib/chromium.mjs";
import { freePort } from "../lib/port.mjs";
import { cache } from "../lib/project.mjs";
import { startServer } from "../lib/server.mjs";
import { markdown } from "./table.mjs";

/*
 * What a first press costs on a phone, on pages as Next makes them and on finished ones, side by side: how long it
 * takes until what was pressed happens, and how long the page's script keeps the processor in its first ten seconds.
 */

/** Lighthouse's slow 4G, and a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowdown = 4;
const runs = 5;
const lookMs = 10_000;
/** After that a press was lost, as one is that nobody answers yet, or a link's that leads elsewhere instead. */
const lostMs = 15_000;

/**
 * Pressed as soon as it can be seen and, where it comes disabled, can be pressed, after what has to be pressed `first`;
 * `done` says in the page when it has happened, by what `visit` puts there, of the selector `shown`. Measured from the lifting of the finger or
 * the stroke of the key, or from the start of the visit (`since`).
 */
const menu = "header button[popovertarget]:visible";

const presses = [
  {
    what: "the menu",
    path: "/home",
    target: menu,
    done: () => document.querySelector("#menu:popover-open") !== null && now(),
  },
  {
    what: "the banner's arrow",
    path: "/home",
    target: "main section[aria-roledescription] >> nth=0 >> button:visible >> nth=-1",
    done: () => {
      const slides = document.querySelector("main section[aria-roledescription] [aria-live]");
      // Before it runs, it is a row that scrolls; then the row itself is moved.
      return slides !== null && /translate3d\(-[1-9]/.test(slides.style.transform) && now();
    },
  },
  {
    what: "an adviser's codes",
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
    what: "a letter in a form's field",
    path: "/study-abroad/enroll/vn",
    target: "main form input:visible",
    key: "L",
    done: () => document.querySelector("main form input")?.value === "L" && now(),
  },
  {
    what: "an enrolment form sent empty says what is missing, from the visit's start",
    path: "/study-abroad/enroll/vn",
    target: "main form button[type=submit]",
    since: "visit",
    done: () => document.querySelector("main form [aria-invalid=true]") !== null && now(),
  },
  ...[
    ["an adviser's codes", "/class", "main a[data-scripted]:visible", "dialog[open]"],
    ["a class's enquiry", "/hot-sell", ".apply button:not([aria-disabled]):visible", "dialog[open]"],
    ["Apply", "/hot-sell/detail/1", ".apply button:visible", "dialog[open]"],
    ["a teacher", "/home", ".teacher-cards button:visible", "#teacher-detail > *"],
    ["a form sent empty", "/account/login", "main form button[type=submit]", "form [aria-invalid=true]"],
    [
      "a form sent empty",
      "/study-abroad/enroll/vn",
      "main form button[type=submit]",
      "form [aria-invalid=true]",
    ],
    ["a letter in the search", "/help", "#question-search", "[role=search][data-filtered]", "z"],
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
    first: [menu, "#menu summary:has(~ ul a[hreflang])"],
    target: "#menu a[hreflang=vi-VN]",
    done: () => document.documentElement.lang === "vi-VN" && painted(),
  },
  {
    what: "log in, until its page is painted",
    path: "/home",
    first: [menu],
    target: "#menu a[href^='/account/login']",
    done: () => location.pathname === "/account/login" && painted(),
  },
];

/** Reads a page as a new visitor with an empty cache. */
async function visit(browser, url, look) {
  const context = await browser.newContext({ ...devices["Galaxy S9+"], locale: "en-US" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    // The empty page before the visit keeps nothing.
    if (origin === "null") return;
    window.blocked = 0;
    // By the pages' own clocks: what drives the browser takes its time before a press and during it. A press may lead to
    // another page, which has a clock of its own.
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
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds until what was pressed has happened, by the first frame that shows it. */
const pressing =
  ({ first = [], target, key, since = "press", afterMs = 0, done, shown }) =>
  async (page) => {
    await page.waitForFunction((from) => performance.now() > from, afterMs);
    for (const earlier of first) await page.locator(earlier).first().click({ noWaitAfter: true });
    const element = page.locator(target).first();
    // Looked for from before the press: asking on a busy processor takes longer than the press.
    const seen = page.waitForFunction(done, shown, { polling: "raf", timeout: lostMs });
    seen.catch(() => undefined);
    await (key ? element.press(key, { noWaitAfter: true }) : element.click({ noWaitAfter: true }));
    try {
      const at = await (await seen).jsonValue();
      return at - (await page.evaluate((name) => Number(sessionStorage[`${name}At`]), since));
    } catch (error) {
      if (error instanceof errors.TimeoutError) return Infinity;
      throw error;
    }
  };

/** Milliseconds of the first ten seconds in which the page could not answer, pressed after two seconds or left alone. */
const blocking = (touched) => async (page) => {
  await page.waitForFunction(() => performance.now() > 2000);
  if (touched) await page.touchscreen.tap(5, 300);
  await page.waitForFunction((end) => performance.now() > end, lookMs, { timeout: 30_000 });
  return page.evaluate(() => window.blocked);
};

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const inWords = (ms) => (ms === Infinity ? "lost" : `${Math.round(ms)} ms`);

/** A Markdown table of both, as Next makes pages and finished. */
export async function pressesText(folder) {
  const browser = await playwright.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  const servers = [];
  try {
    for (const finished of ["false", "true"]) {
      const data = join(folder ?? cache, finished);
      rmSync(data, { recursive: true, force: true });
      mkdirSync(data, { recursive: true });
      const port = await freePort();
      const env = { DATA_DIR: data, SITE_URL: `http://localhost:${port}`, ACCELERATOR: finished };
      servers.push(await startServer(port, env));
    }
    const looks = [
      ...presses.map((press) => [`${press.what}, ${press.path}`, press.path, pressing(press)]),
      ...["/home", "/user-agreement"].flatMap((path) => [
        [`blocked in ten seconds, left alone, ${path}`, path, blocking(false)],
        [`blocked in ten seconds, touched after two, ${path}`, path, blocking(true)],
      ]),
    ];
    const rows = [["On slow 4G, four times slower", "as Next makes pages", "finished"]];
    for (const [name, path, look] of looks) {
      const found = servers.map(() => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { address }] of servers.entries()) {
          found[index].push(await visit(browser, address + path, look));
        }
      }
      rows.push([name, ...found.map((values) => inWords(middle(values)))]);
      process.stderr.write(`${rows.at(-1).join("  ")}\n`);
    }
    return markdown(rows);
  } finally {
    await browser.close();
    for (const { child } of servers) child.kill();
    await Promise.all(servers.map((server) => server.ended));
  }
}
