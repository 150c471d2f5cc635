import type { Locator, Page } from "@playwright/test";
import type { Results } from "../lib/subjects/device-check/summary";
import type { Part } from "../lib/subjects/device-check/types";
import { inFullChromium } from "./support/full-chromium";
import { hydratePage } from "./support/settled";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

const { classPage, consult, app, deviceCheck } = words("en-US");

// Chromium's fake devices: a camera with a test picture, a microphone that beeps.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream"];
    await use({ ...inFullChromium(launchOptions), args });
  },
});

/** Goes from the help page to the check and starts it. */
async function startCheck(page: Page): Promise<Locator> {
  await page.goto("/class#device-check");
  await page.getByRole("button", { name: deviceCheck.start }).click();
  const panel = page.getByRole("group", { name: deviceCheck.title });
  await expect(panel).toBeFocused();
  return panel;
}

const row = (panel: Locator, part: Part) => panel.locator(`[data-part="${part}"]`);
const expectStates = async (panel: Locator, states: Results) => {
  for (const [part, state] of Object.entries(states)) {
    await expect(row(panel, part as Part)).toHaveAttribute("data-state", state);
  }
};

/** Plays the sound by keyboard and answers. */
async function hear(panel: Locator, answer: string) {
  await panel.getByRole("button", { name: deviceCheck.speaker.play }).press("Enter");
  await panel.getByRole("button", { name: answer, exact: true }).press("Enter");
}

test.describe("how classes work", () => {
  test("the three steps link to registration, a chat with an adviser and the app", async ({ page }) => {
    await page.goto("/class");
    const { register, book, study } = classPage.steps;
    const starts = await page.locator("main").getByRole("link", { name: register.cta }).all();
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) await expect(start).toHaveAttribute("href", "/account/register");
    for (const [opener, title] of [
      [book.cta, consult.title],
      [study.cta, app.title],
    ] as const) {
      await page.locator("main").getByRole("link", { name: opener }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });

  test("the check's code loads only when the check starts, and no permission is requested before", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => {
        throw new Error("opened without being asked");
      };
    });
    const scripts: string[] = [];
    const tests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
      if (request.url().includes("/api/speed")) tests.push(request.url());
    });
    await page.goto("/class");
    await hydratePage(page);
    const before = scripts.length;
    expect(tests).toEqual([]);
    await page.getByRole("button", { name: deviceCheck.start }).click();
    await expect(page.getByRole("group", { name: deviceCheck.title })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test("test bytes are limited, not cached and not compressed; the list of regions is available to forms", async ({
    request,
  }) => {
    const response = await request.get("/api/speed?kb=100");
    expect((await response.body()).length).toBe(102_400);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(response.headers()["content-encoding"]).toBeUndefined();
    for (const kb of ["", "0", "4097", "1e9", "-5", "x"]) {
      expect((await request.get(`/api/speed?kb=${kb}`)).status()).toBe(400);
    }
    const list = (await (await request.get("/api/regions")).json()) as { code: string; dialCode: string }[];
    expect(list.length).toBeGreaterThan(240);
    expect(list).toContainEqual(
      expect.objectContaining({ code: "VN", zh: "越南", en: "Vietnam", dialCode: "84" }),
    );
  });
});

test.describe("with camera and microphone", () => {
  test.use({ permissions: ["camera", "microphone"] });

  test("everything passes, with a camera picture and a moving level", async ({ page, complaints }) => {
    // The page's milliseconds pass at a hundredth of the speed, so a busy machine does not look like a slow connection.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 100;
    });
    const panel = await startCheck(page);
    await panel.getByRole("button", { name: deviceCheck.camera.start }).press("Enter");
    const picture = panel.getByLabel(deviceCheck.camera.picture);
    await expect
      .poll(() => picture.evaluate((video) => (video as HTMLVideoElement).videoWidth))
      .toBeGreaterThan(0);
    const meter = panel.getByRole("meter", { name: deviceCheck.microphone.level });
    await expect.poll(async () => Number(await meter.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
    await hear(panel, deviceCheck.speaker.yes);
    await expectStates(panel, {
      browser: "pass",
      camera: "pass",
      microphone: "pass",
      speaker: "pass",
      connection: "pass",
    });
    await expect(panel.getByText(deviceCheck.summary.ready)).toBeVisible();
    await panel.getByRole("button", { name: deviceCheck.camera.stop }).click();
    await expect(picture).toBeHidden();
    await expectStates(panel, { camera: "pass", microphone: "pass" });
    await expect(panel.getByText(deviceCheck.summary.ready)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("camera and microphone are off after the test, and the focus is back on its button", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const opened: MediaStreamTrack[] = [];
      Object.assign(window, { opened });
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        opened.push(...stream.getTracks());
        return stream;
      };
    });
    const panel = await startCheck(page);
    await panel.getByRole("button", { name: deviceCheck.camera.start }).click();
    await expect(panel.getByRole("meter")).toBeVisible();
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { opened: MediaStreamTrack[] }).opened.map((t) => t.readyState),
      );
    expect(await states()).toEqual(["live", "live"]);
    await panel.getByRole("button", { name: deviceCheck.end }).click();
    await expect(panel).toBeHidden();
    expect(await states()).toEqual(["ended", "ended"]);
    await expect(page.getByRole("button", { name: deviceCheck.start })).toBeFocused();
  });

  test("an unheard sound and an unreachable site each show advice", async ({ page }) => {
    await page.route("**/api/speed*", (route) => route.abort());
    const panel = await startCheck(page);
    await hear(panel, deviceCheck.speaker.no);
    await expectStates(panel, { speaker: "fail", connection: "fail" });
    await expect(panel.getByText(deviceCheck.speaker.fail)).toBeVisible();
    await expect(panel.getByText(deviceCheck.connection.failed)).toBeVisible();
    await page.unroute("**/api/speed*");
    await panel.getByRole("button", { name: deviceCheck.connection.again }).click();
    await expectStates(panel, { connection: "pass" });
  });
});

test.describe("with permission denied", () => {
  test("the check explains it and continues to the end", async ({ page, context, complaints }) => {
    // Permissions that are not granted are denied without a prompt, as if the visitor pressed Block.
    await context.grantPermissions([]);
    const panel = await startCheck(page);
    await panel.getByRole("button", { name: deviceCheck.camera.start }).click();
    await expect(panel.getByText(deviceCheck.camera.refused)).toBeVisible();
    await expect(panel.getByText(deviceCheck.microphone.refused)).toBeVisible();
    await hear(panel, deviceCheck.speaker.yes);
    await expectStates(panel, { camera: "fail", microphone: "fail", speaker: "pass", connection: "pass" });
    const { summary, camera, microphone } = deviceCheck;
    await expect(
      panel.getByText(summary.fail.replace("{parts}", `${camera.title} and ${microphone.title}`)),
    ).toBeVisible();
    await expect(panel.getByRole("link", { name: summary.help })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe("without a camera", () => {
  test("the check explains it, and still tests a microphone", async ({ page }) => {
    await page.addInitScript(() => {
      // On a machine with only a microphone, a browser reports that no camera is found.
      navigator.mediaDevices.getUserMedia = (constraints) => {
        if (constraints?.video) return Promise.reject(new DOMException("none", "NotFoundError"));
        const context = new AudioContext();
        const voice = context.createOscillator();
        const { stream } = voice.connect(
          context.createMediaStreamDestination(),
        ) as MediaStreamAudioDestinationNode;
        voice.start();
        return Promise.resolve(stream);
      };
    });
    const panel = await startCheck(page);
    await panel.getByRole("button", { name: deviceCheck.camera.start }).click();
    await expect(panel.getByText(deviceCheck.camera.missing)).toBeVisible();
    await expectStates(panel, { camera: "fail", microphone: "pass" });
  });

  test("a machine with neither shows a message in the visitor's language", async ({ page }) => {
    const vietnamese = words("vi-VN").deviceCheck;
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("none", "NotFoundError"));
    });
    await openInLanguage(page, "vi-VN", "/class");
    await page.getByRole("button", { name: vietnamese.start }).click();
    await page.getByRole("button", { name: vietnamese.camera.start }).click();
    await expect(page.getByText(vietnamese.camera.missing)).toBeVisible();
    await expect(page.getByText(vietnamese.microphone.missing)).toBeVisible();
  });
});
