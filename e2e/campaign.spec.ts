import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import { seasons } from "../testing/campaign/first-seasons";
import { formatSeasonDay } from "../lib/subjects/campaign/dates";
import { defaultPhoneCodes, regionLanguages, regions } from "../lib/base/reference/campaign-regions";
import { school } from "../lib/subjects/school/school";
import { prizeLink, respondWith, appliedCall, prepareEnrolledBrowser, enrolFormOf } from "./support/campaign";
import { serveTimeOfPage } from "./support/server-time";
import { expect, startOver, test } from "./support/test";

test("an address has its region's language for everyone, and stores no language", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "locale", value: "zh-TW", url: baseURL ?? "" }]);
  for (const [path, language] of [
    ["/study-abroad/vn-facebook-jan?utm_source=facebook", "vi-VN"],
    ["/study-abroad/ID", "id-ID"],
    ["/study-abroad/somewhere", "vi-VN"],
    ["/study-abroad/enroll/somewhere", "en-US"],
    ["/study-abroad/hsk/en?locale=ko-KR", "en-US"],
  ] as const) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(200);
    expect.soft((await response?.headerValue("set-cookie")) ?? "", path).not.toContain("locale=");
    await expect.soft(page.locator("html"), path).toHaveAttribute("lang", language);
    const stored = (await context.cookies()).find(({ name }) => name === "locale")?.value;
    expect.soft(stored, path).toBe("zh-TW");
  }
});

test("the footer shows the phone number for its region", async ({ page }) => {
  for (const [region, { phone, email }] of [
    ["vn", { email: school().vietnamEmail, phone: school().vietnamPhone }],
    ["id", school()],
  ] as const) {
    await page.goto(`/study-abroad/hsk/${region}`);
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:\+\d+$/);
    await expect(foot.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  }
});

test.describe("the event clock", () => {
  const clock = (name: "vn" | "id") => ({ words: campaignWords[name].clock, season: seasons[name] });

  for (const timezoneId of ["America/Los_Angeles", "Asia/Ho_Chi_Minh", "Pacific/Auckland"]) {
    test.describe(`for a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("counts down, shows that a talk is live, and moves to the next one, without a reload", async ({
        page,
      }) => {
        const { words, season } = clock("vn");
        await serveTimeOfPage(page);
        await page.clock.install({ time: new Date("2021-01-11T11:00:00Z") });
        await page.goto("/study-abroad/vn");
        await page.clock.pauseAt(new Date("2021-01-11T11:59:58Z"));
        const section = page.getByRole("region", { name: words.title });
        await expect(section).toContainText(words.upcoming);
        await expect(section).toContainText("2021/01/11");
        await expect(section).toContainText(`19:00 (${season.zone.name})`);
        await expect(
          section.getByRole("heading", { name: season.sessions[0]!.title, exact: true }),
        ).toBeVisible();
        for (const { name } of season.sessions[0]!.speakers) await expect(section).toContainText(name);
        await expect(section.getByRole("link", { name: words.keep })).toHaveAttribute(
          "href",
          "/study-abroad/enroll/vn",
        );
        // The header has whole seconds.
        await page.clock.runFor(4000);
        await expect(section).toContainText(words.live);
        await expect(section.getByRole("link", { name: words.joinLive })).toHaveAttribute(
          "href",
          /2021-01-11/,
        );
        await page.clock.fastForward("01:30:00");
        await expect(section).toContainText("2021/01/14");
        await expect(
          section.getByRole("heading", { name: season.sessions[1]!.title, exact: true }),
        ).toBeVisible();
        await expect(section.getByRole("timer")).toContainText("02");
        const own = section.getByText(words.own.slice(0, 7));
        if (timezoneId === season.zone.id) await expect(own).toHaveCount(0);
        else await expect(own).toBeVisible();
      });
    });
  }

  test("after the last date offers recordings, and nothing to join", async ({ page }) => {
    const { words, season } = clock("id");
    await page.goto("/study-abroad/id");
    await expect(page.getByText(words.ended)).toBeVisible();
    const { recording, join, title } = campaignWords.id.sessions;
    const talks = page.getByRole("region", { name: title });
    await expect(talks.getByRole("link", { name: recording })).toHaveCount(season.sessions.length);
    await expect(page.getByRole("link", { name: join })).toHaveCount(0);
    // There is no clock on the international page, whose talks are recorded.
    await page.goto("/study-abroad/en");
    await expect(page.getByText("19:00")).toHaveCount(0);
    await expect(page.getByRole("link", { name: campaignWords.en.sessions.recording })).toHaveCount(3);
  });

  test("before the dates each talk can be joined and added to a calendar", async ({ page }) => {
    await serveTimeOfPage(page);
    await page.clock.setFixedTime(new Date("2021-01-01T00:00:00Z"));
    await page.goto("/study-abroad/id");
    const { join, calendar } = campaignWords.id.sessions;
    await expect(page.getByRole("link", { name: join })).toHaveCount(4);
    const file = page.getByRole("link", { name: calendar }).first();
    const response = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toContain("text/calendar");
    expect(await response.text()).toContain("DTSTART:20210112T120000Z");
    // What there is to know of a speaker stands once.
    for (const { quote, details } of seasons.id.lineup)
      for (const text of [quote ?? "", ...details])
        await expect(page.getByText(text, { exact: false })).toHaveCount(1);
    for (const date of ["2021-01-12", "2021-01-28"]) {
      await expect(page.getByText(formatSeasonDay(seasons.id, date)).first()).toBeVisible();
    }
  });
});

test("the bar appears one window height down and hides 300 ms after scrolling back", async ({ page }) => {
  const now = new Date();
  await page.clock.install({ time: now });
  await page.goto("/study-abroad/vn");
  await page.clock.pauseAt(now.getTime() + 60_000);
  const bar = page.locator("[data-part=bar]");
  const height = page.viewportSize()?.height ?? 0;
  const scroll = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
  await expect(bar).toBeHidden();
  await scroll(height - 1);
  await page.clock.runFor(1000);
  await expect(bar).toBeHidden();
  await scroll(height);
  await expect(bar).toBeVisible();
  await expect(bar.getByRole("link")).toHaveAttribute("href", "/study-abroad/enroll/vn");
  const scrolledBack = page.evaluate(
    () => new Promise((onScroll) => addEventListener("scroll", onScroll, { once: true })),
  );
  await scroll(0);
  await scrolledBack;
  await page.clock.runFor(299);
  await expect(bar).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar).toBeHidden();
});

for (const region of regions) {
  test(`the prize button of ${region} leads to the prize, for visitors whose phone is known`, async ({
    page,
  }) => {
    const { prize, form } = campaignWords[region];
    // The vouchers of January 2021 have expired.
    const button = page.getByRole("link", { name: campaignWords[region].over.prize });
    const dialog = page.getByRole("dialog", { name: prize.title });
    const confirm = dialog.getByRole("button", { name: prize.confirm });
    const number = dialog.getByRole("textbox", { name: form.number, exact: true });

    await test.step("a refusal shows the provider's message, and a retry is possible", async () => {
      await page.route(appliedCall, respondWith({ code: 5000, message: "Not now, please." }, 500));
      await page.goto(`/study-abroad/${region}`);
      await button.click();
      await number.fill("912345678");
      await confirm.click();
      await expect(page.getByRole("alert").filter({ hasText: "Not now, please." })).toBeVisible();
      await expect(confirm).toBeEnabled();
      await dialog.getByRole("link", { name: prize.toForm }).click();
      await expect(page).toHaveURL(`/study-abroad/enroll/${region}`);
      await page.unroute(appliedCall);
    });

    await test.step("an unknown phone leads to the form", async () => {
      await startOver(page);
      await page.goto(`/study-abroad/${region}`);
      await button.click();
      await number.fill("100000001");
      await confirm.click();
      await expect(page).toHaveURL(`/study-abroad/enroll/${region}`);
      const phone = `+${defaultPhoneCodes[region]} 100000001`;
      await expect(page.getByText(form.notEnrolled.replace("{phone}", phone))).toBeVisible();
      await expect(enrolFormOf(page, region).number).toHaveValue("100000001");
    });

    await test.step("an enrolled phone leads to the prize", async () => {
      await startOver(page);
      const asked: string[] = [];
      await page.route(appliedCall, (route) => {
        asked.push(route.request().url());
        return respondWith({ code: 0, message: "", data: { phone_code: 84, phone_number: 912345678 } })(
          route,
        );
      });
      await page.goto(`/study-abroad/${region}`);
      await button.click();
      await confirm.click();
      await expect(dialog.getByText(form.required)).toBeVisible();
      expect(asked).toEqual([]);
      await dialog.getByLabel(form.code, { exact: true }).fill("84");
      await number.fill(" 0912 345 678 ");
      await confirm.click();
      await expect(page).toHaveURL(`/study-abroad/prize/${region}`);
      const query = Object.fromEntries(new URL(asked[0] ?? "").searchParams);
      expect(query).toEqual({ code: "84", num: "912345678", version: "1.0.0", client: "web" });
    });

    await test.step("a visitor who has enrolled is not asked", async () => {
      await startOver(page);
      await prepareEnrolledBrowser(page, "84", "912345678");
      await page.goto(`/study-abroad/${region}`);
      await button.click();
      await expect(page).toHaveURL(`/study-abroad/prize/${region}`);
      await expect(page.locator("html")).toHaveAttribute("lang", regionLanguages[region]);
      await expect(
        page.getByRole("heading", { name: campaignWords[region].enrolled.coupons, exact: true }),
      ).toBeVisible();
    });
  });
}

test("a pending phone check is not sent twice", async ({ page }) => {
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(appliedCall, async (route) => {
    asked += 1;
    await released;
    await respondWith({ code: 0, message: "", data: { phone_code: "", phone_number: "" } })(route);
  });
  await page.goto("/study-abroad/vn");
  await prizeLink(page).click();
  await page.getByRole("textbox", { name: campaignWords.vn.form.number, exact: true }).fill("912345678");
  const confirm = page.getByRole("button", { name: campaignWords.vn.prize.confirm });
  await confirm.click();
  await expect(confirm).toHaveAttribute("aria-busy", "true");
  await confirm.click({ force: true });
  release();
  await expect(page).toHaveURL("/study-abroad/enroll/vn");
  expect(asked).toBe(1);
});

test("the HSK page has two syllabus tables, a link to the form and a link back", async ({ page }) => {
  await page.goto("/study-abroad/hsk/id");
  const tables = page.getByRole("table");
  await expect(tables).toHaveCount(2);
  for (const [index, figures] of [
    ["1.200", "62"],
    ["2.500", "32"],
  ].entries()) {
    for (const figure of figures) await expect(tables.nth(index)).toContainText(figure);
    await expect(tables.nth(index).getByRole("rowheader")).toHaveCount(6);
  }
  await expect(page.getByRole("complementary", { name: seasons.id.name }).getByRole("link")).toHaveAttribute(
    "href",
    "/study-abroad/enroll/id",
  );
  await page.getByRole("link", { name: campaignWords.id.back }).click();
  await expect(page).toHaveURL("/study-abroad/id");
});

test("the pages of an enrolment redirect a visitor who has not enrolled to the home page", async ({
  page,
}) => {
  for (const name of ["enrolled", "prize"]) {
    await page.goto(`/study-abroad/${name}/id-facebook?utm_source=x`);
    await expect(page).toHaveURL("/study-abroad/id-facebook");
  }
});

test("the page's metadata for search engines and link previews", async ({ page, baseURL }) => {
  await page.goto("/study-abroad/vn-facebook-jan");
  const head = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
  expect(await head("link[rel=canonical]", "href")).toBe(`${baseURL}/study-abroad/vn`);
  for (const [language, region] of [
    ["vi", "vn"],
    ["id", "id"],
    ["en", "en"],
    ["x-default", "en"],
  ]) {
    expect(await head(`link[hreflang="${language}"]`, "href")).toBe(`${baseURL}/study-abroad/${region}`);
  }
  const picture = await page.request.get((await head('meta[property="og:image"]', "content")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const data: { "@graph": { "@type": string; startDate: string }[] } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
  );
  const starts = data["@graph"].filter((node) => node["@type"] === "EducationEvent");
  expect(starts.map(({ startDate }) => startDate.slice(0, 16))).toEqual(
    ["11", "14", "18", "21", "25"].map((day) => `2021-01-${day}T12:00`),
  );
});

test("on a phone the voucher button leaves room for a long name of the school", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/study-abroad/vn");
  for (const name of ["Yuqiao", "Lotus Hanyu", "Trung tâm tiếng Trung Hoa Sen"]) {
    await page
      .locator("header a span")
      .first()
      .evaluate((span, text) => (span.textContent = text), name);
    const boxes = await Promise.all([
      page.locator("header a span").first().boundingBox(),
      page.locator("[data-part=prize]").boundingBox(),
    ]);
    const [own, button] = boxes as { x: number; y: number; width: number; height: number }[];
    const isBeside = own!.x + own!.width <= button!.x || own!.y + own!.height <= button!.y;
    expect([name, isBeside]).toEqual([name, true]);
    expect(button!.x + button!.width).toBeLessThanOrEqual(390);
  }
});
