import type { Locator, Page } from "@playwright/test";
import { formatMessage } from "../lib/base/i18n/format-message";
import { charactersToWrite } from "../lib/subjects/characters/read-characters";
import { inFullChromium } from "./support/full-chromium";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { hydratePage } from "./support/settled";
import { logInByCall } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* A recording from the microphone to the visitor. Rules are unit tests (lib/subjects/pronunciations). */

const { teacherCentre, try: tryPage } = words("en-US");
const { voice } = teacherCentre;
const content = deskTextsOf("content");
/** No other test listens to it. */
const { hans } = charactersToWrite().at(-1) as ReturnType<typeof charactersToWrite>[number];

// One after another: all use the consent of the same teacher.
test.describe.configure({ mode: "default" });

// Chromium's fake microphone beeps.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream"];
    await use({ ...inFullChromium(launchOptions), args });
  },
});

/** Opens the own recordings of the demo's teacher, who has none. */
async function openRecordings(page: Page): Promise<Locator> {
  const { token } = await logInByCall(page, "teacher@example.com");
  await page.request.post("/api/account/pronunciation-consent", {
    data: { on: false },
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.goto("/account/teacher");
  await hydratePage(page);
  const section = page.locator("details").filter({ has: page.getByText(voice.title, { exact: true }) });
  await section.getByText(voice.title, { exact: true }).click();
  await section.getByRole("button", { name: voice.agree }).click();
  await section.getByRole("button", { name: new RegExp(`^${hans.character}`) }).click();
  return section;
}

const recorder = (section: Locator) => section.locator('[data-part="recorder"]');

test.describe("with a microphone", () => {
  test.use({ permissions: ["microphone"] });

  test("a teacher records a character, staff publish it, visitors hear it until the teacher withdraws", async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    test.slow();
    const section = await openRecordings(page);
    await recorder(section).getByRole("button", { name: voice.record, exact: true }).click();
    await expect(recorder(section).getByText(voice.speak)).toBeVisible();
    const last = section.getByText(formatMessage(voice.last, { text: hans.character }, "en-US"));
    await expect(last).toBeVisible();
    await section.getByRole("button", { name: formatMessage(voice.send, { count: 1 }, "en-US") }).click();
    await expect(section.getByText(voice.sent)).toBeVisible();

    const staff = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await logIntoDesk(staff);
    await staff.goto("/desk/content?kind=pronunciation");
    await staff.getByRole("table").getByRole("link").first().click();
    const play = formatMessage(deskTextsOf("pronunciations").play, { text: hans.character }, "en-US");
    await staff.getByRole("button", { name: play }).click();
    await staff.getByRole("button", { name: content.save.now }).click();
    await expect(staff.getByText(content.save.published)).toBeVisible();

    const listen = async () => {
      await staff.goto("/try?locale=en-US");
      await hydratePage(staff);
      await staff.getByRole("button", { name: new RegExp(`${hans.character}$`) }).click();
      return staff.getByText(/^Voice: /).isVisible();
    };
    await expect.poll(listen).toBe(true);
    const sound = staff.waitForResponse((response) => response.url().includes("/sounds/"));
    const writing = staff.getByRole("region", { name: tryPage.writing.title });
    await writing.getByRole("button", { name: tryPage.voice.listen }).click();
    const response = await sound;
    expect([200, 206]).toContain(response.status());
    expect(response.headers()).toMatchObject({
      "content-type": "audio/wav",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    await expect(writing.getByRole("button", { name: tryPage.voice.listen })).toHaveAttribute(
      "aria-busy",
      "false",
    );

    await section.getByRole("button", { name: voice.withdraw }).click();
    await section.getByRole("button", { name: voice.withdrawYes }).click();
    await expect(section.getByRole("button", { name: voice.agree })).toBeVisible();
    await expect.poll(listen).toBe(false);
    expect(
      (await page.request.get(response.url(), { headers: { "cache-control": "no-cache" } })).status(),
    ).toBe(404);
    expect(complaints).toEqual([]);
  });
});

test("a denied microphone, and a missing one, are explained", async ({ page }) => {
  const section = await openRecordings(page);
  const record = recorder(section).getByRole("button", { name: voice.record, exact: true });
  // What was not granted is denied without a prompt.
  await record.click();
  await expect(recorder(section).getByRole("alert")).toHaveText(voice.problems.refused);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("none", "NotFoundError"));
  });
  await record.click();
  await expect(recorder(section).getByRole("alert")).toHaveText(voice.problems.missing);
});
