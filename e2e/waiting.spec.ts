import { logInByCall } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/*
 * The waiting list of a full class, and a student's calendar feed. Rules and races are unit tests
 * (lib/subjects/series/bookings).
 */

const en = words("en-US");
const { waiting, state } = en.apply;
const { calendar } = en.studentCentre;

/** "Everyday talk for four": full in the demo. */
const fullClass = "/hot-sell/detail/5";

test("a guest is sent to the login, a student joins a full class's waiting list with one press, sees the position and leaves", async ({
  page,
  complaints,
}) => {
  await page.goto(fullClass);
  await page.getByRole("link", { name: waiting.login }).click();
  await expect(page).toHaveURL(/\/account\/login\?redirect=%2Fhot-sell%2Fdetail%2F5/);

  await logInByCall(page, "student@example.com");
  await page.goto(fullClass);
  await expect(page.getByText(state.full).filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: waiting.join }).click();
  const place = page.getByText(/You're number \d+ on the waiting list\./);
  await expect(place).toBeVisible();
  await expect(page.getByRole("button", { name: waiting.join })).toBeHidden();

  await page.goto("/account/student");
  await expect(page.getByRole("heading", { name: waiting.title, exact: true })).toBeVisible();
  await expect(place).toBeVisible();
  await page.getByRole("button", { name: waiting.leave }).click();
  await expect(page.getByRole("heading", { name: waiting.title, exact: true })).toBeHidden();
  expect(complaints).toEqual([]);
});

test("a student creates a calendar address, which a calendar can read, and revokes it", async ({
  page,
  request,
  complaints,
}) => {
  await logInByCall(page, "student@example.com");
  await page.goto("/account/student");
  await page.locator("summary").filter({ hasText: calendar.title }).click();
  await page.getByRole("button", { name: calendar.make }).click();
  const address = page.getByRole("textbox", { name: calendar.address });
  await expect(address).toHaveValue(/\/calendar\/student\/[\w-]{43}\.ics$/);
  const url = await address.inputValue();
  await expect(page.getByRole("link", { name: calendar.open })).toHaveAttribute("href", /^webcal:\/\//);
  const read = await request.get(url);
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(read.headers()["set-cookie"]).toBeUndefined();
  const etag = read.headers()["etag"] ?? "";
  expect((await request.get(url, { headers: { "if-none-match": etag } })).status()).toBe(304);
  await page.getByRole("button", { name: calendar.end }).click();
  await expect(page.getByText(calendar.text)).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
  expect(complaints).toEqual([]);
});
