import { paths } from "../lib/base/paths";
import { school } from "../lib/subjects/school/school";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

const { help } = words("en-US");

test("the address of an answer opens that answer and no other; a link to an answer opens it and changes the address", async ({
  page,
  complaints,
}) => {
  await page.goto(`${paths.help}#exchange`);
  await expect(page.locator("#exchange")).toHaveAttribute("open");
  await expect(page.locator("#exchange summary")).toBeInViewport();
  await expect(page.locator("details[open]", { has: page.locator("h3") })).toHaveCount(1);
  expect(complaints).toEqual([]);
  await page.goto("about:blank");
  await page.goto(paths.help);
  const answer = page.locator("#speed");
  await answer.locator("summary").click();
  await answer.getByRole("link", { name: help.link }).click();
  await expect(page).toHaveURL(/#speed$/);
  await expect(answer).toHaveAttribute("open");
});

test("the contents link to the groups, the classrooms are shown, both checks are linked, and the questions are in the structured data", async ({
  page,
}) => {
  await page.goto(paths.help);
  for (const { alt } of [help.pictures.oneToOne, help.pictures.smallGroup, help.pictures.largeClass]) {
    const picture = page.getByRole("img", { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(page.getByRole("link", { name: help.deviceCheck })).toHaveAttribute(
    "href",
    `${paths.class}#device-check`,
  );
  await expect(page.getByRole("link", { name: help.speedTest })).toHaveAttribute("href", school().speedTest);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  const types = data["@graph"].map((node: { "@type": string }) => node["@type"]);
  expect(types).toEqual(["BreadcrumbList", "FAQPage"]);
  const questions = await page.locator("#questions details h3").allTextContents();
  expect(data["@graph"][1].mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
  await page.getByRole("navigation", { name: help.contents }).getByRole("link").last().click();
  await expect(page).toHaveURL(/#study-in-china$/);
  await expect(page.locator("#study-in-china")).toBeInViewport();
});

test("typing filters the questions, ignoring accents, and shows their number; an address of a hidden answer still opens it", async ({
  page,
}) => {
  await openInLanguage(page, "vi-VN", paths.help);
  const vietnamese = words("vi-VN").help;
  const box = page.getByRole("searchbox", { name: vietnamese.search });
  await box.fill("hoan tien");
  const answers = page.locator("#questions details:visible");
  await expect(page.locator("#questions details#refund:visible")).toHaveCount(1);
  await expect.poll(() => answers.count()).toBeLessThan(5);
  const found = String(await answers.count());
  await expect(page.getByRole("search").getByRole("status")).toHaveText(
    vietnamese.found.replace("{n}", found),
  );
  await page.getByRole("button", { name: vietnamese.all }).click();
  await expect(box).toHaveValue("");
  expect(await answers.count()).toBeGreaterThan(20);
  await openInLanguage(page, "en-US", paths.help);
  await page.getByRole("searchbox", { name: help.search }).fill("xylophone");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(help.none);
  await expect(page.locator("#questions details:visible")).toHaveCount(0);
  await page.evaluate(() => void (location.hash = "#payment"));
  await expect(page.locator("#payment")).toHaveAttribute("open");
  await expect(page.locator("#payment")).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer is open for the browser's page search and can be closed; there is no search box", async ({
    page,
  }) => {
    await page.goto(paths.help);
    await expect(page.getByRole("searchbox")).toBeHidden();
    const answers = page.locator("#questions details > div");
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    const payment = page.locator("#payment");
    await payment.locator("summary").click();
    await expect(payment.locator("div")).toBeHidden();
  });
});
