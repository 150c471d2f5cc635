import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import { defaultPhoneCodes, regionLanguages, regions } from "../lib/base/reference/campaign-regions";
import { recorder, servers } from "./servers";
import { prizeLink, uniquePhoneNumber, newApplicant, fillEnrolForm, enrolFormOf } from "./support/campaign";
import { applyButton, chooseRegion } from "./support/apply";
import { hydratePage } from "./support/settled";
import { skipSpamDelay } from "./support/skip-spam-delay";
import { expect, openInLanguage, startOver, test } from "./support/test";
import { words } from "./support/words";
import { tickConsent } from "./support/consent";

/* The exact requests that another provider receives for form input (spec sections 3 and 7). */

test.use({ baseURL: servers.recorded.address });

type Recorded = { method: string; url: string; headers: Record<string, string>; body: string };

/** The one request that contained the text, without the two connection headers. */
async function findRequest(text: string): Promise<Recorded> {
  const response = await fetch(`${recorder.address}/recorded?text=${encodeURIComponent(text)}`);
  const [request, ...more] = (await response.json()) as Recorded[];
  expect(more).toEqual([]);
  const { host, connection, ...headers } = request?.headers ?? {};
  expect([host, connection]).toEqual([new URL(recorder.address).host, "keep-alive"]);
  return { method: "", url: "", body: "", ...request, headers };
}

test.beforeEach(({ page }) => page.clock.install());

const requestId = expect.stringMatching(/^[\w-]{36}$/);

const bodyHeaders = (language: string, body: string) => ({
  accept: "application/json",
  "accept-encoding": "identity",
  "accept-language": language,
  "content-type": "application/json",
  "content-length": String(Buffer.byteLength(body)),
  "idempotency-key": expect.stringMatching(/^[\w-]{16,}$/),
  "x-request-id": requestId,
});

test("an enrolment with all fields, in every region", async ({ page }) => {
  for (const region of regions) {
    const typed = newApplicant();
    // A marketer's link: its code must not reach another provider.
    await page.goto(`/study-abroad/enroll/${region}-facebook?utm_source=facebook`);
    const form = enrolFormOf(page, region);
    await fillEnrolForm(page, region, { ...typed, name: ' Nguyễn "Lan" 语桥 ' });
    for (const option of [2, 3] as const) await form.interest(option).check();
    await form.gpa.fill("8.75");
    await form.city.fill("Thâm Quyến");
    await form.university.fill("深圳大学");
    await form.major.fill("Kinh tế & luật");
    await skipSpamDelay(page);
    await form.submit.click();
    await expect(page.locator("output:visible").first()).toHaveText("YQ-7K3M-Q9PD");
    const { method, url, headers, body } = await findRequest(typed.number);
    expect([method, url]).toEqual(["POST", "/api/v1/activity/abroad/create"]);
    expect(JSON.parse(body)).toEqual({
      name: 'Nguyễn "Lan" 语桥',
      phone_code: Number(defaultPhoneCodes[region]),
      phone_number: Number(typed.number),
      email: typed.email,
      gpa_score: 8.75,
      intention_city: "Thâm Quyến",
      intention_university: "深圳大学",
      intention_major: "Kinh tế & luật",
      source: { vn: "越南", id: "印尼", en: "国际" }[region],
      interest: "宣讲会;留学服务;HSK培训班",
      version: "1.0.0",
      client: "web",
    });
    expect(headers).toEqual(bodyHeaders(regionLanguages[region], body));
    await startOver(page);
  }
});

test("an enrolment with only the required fields, by a signed-in visitor", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "token", value: "abc.DEF-123", url: baseURL ?? "" }]);
  const typed = newApplicant();
  await page.goto("/study-abroad/enroll/vn");
  await fillEnrolForm(page, "vn", typed);
  await skipSpamDelay(page);
  await enrolFormOf(page, "vn").submit.click();
  await expect(page).toHaveURL("/study-abroad/enrolled/vn");
  const { headers, body } = await findRequest(typed.number);
  expect(JSON.parse(body)).toEqual({
    name: typed.name,
    phone_code: 84,
    phone_number: Number(typed.number),
    email: typed.email,
    gpa_score: 0,
    intention_city: "",
    intention_university: "",
    intention_major: "",
    source: "越南",
    interest: "宣讲会",
    version: "1.0.0",
    client: "web",
  });
  expect(headers).toEqual({ ...bodyHeaders("vi-VN", body), authorization: "Bearer abc.DEF-123" });
});

test("the phone check", async ({ page }) => {
  const number = uniquePhoneNumber();
  const { prize, form } = campaignWords.id;
  await page.goto("/study-abroad/id");
  await prizeLink(page).click();
  const dialog = page.getByRole("dialog", { name: prize.title });
  await dialog.getByRole("textbox", { name: form.number, exact: true }).fill(number);
  await dialog.getByRole("button", { name: prize.confirm }).click();
  await expect(page).toHaveURL("/study-abroad/prize/id");
  const { method, url, headers, body } = await findRequest(number);
  expect([method, body]).toEqual(["GET", ""]);
  const { pathname, searchParams } = new URL(url, recorder.address);
  expect(pathname).toBe("/api/v1/activity/abroad/is_applied");
  expect([...searchParams].sort()).toEqual([
    ["client", "web"],
    ["code", "62"],
    ["num", number],
    ["version", "1.0.0"],
  ]);
  expect(headers).toEqual({
    accept: "application/json",
    "accept-encoding": "identity",
    "accept-language": "id-ID",
    "x-request-id": requestId,
  });
});

test("a visitor's enquiry", async ({ page }) => {
  const { visitor } = words("en-US").apply;
  const name = `Ngọc Anh ${uniquePhoneNumber()}`;
  await openInLanguage(page, "en-US", "/hot-sell/detail/1");
  await hydratePage(page);
  await applyButton(page).click();
  const dialog = page.getByRole("dialog", { name: visitor.title });
  await dialog.getByLabel(visitor.nickname).fill(` ${name} `);
  await chooseRegion(dialog, "vietnam");
  await dialog.getByLabel(visitor.phone).fill("0912 345 678");
  await tickConsent(dialog);
  await skipSpamDelay(page);
  await dialog.getByRole("button", { name: visitor.submit }).click();
  await expect(dialog).toBeHidden();
  const { method, url, headers, body } = await findRequest(name);
  expect([method, url]).toEqual(["POST", "/api/v1/student/preSale/register"]);
  expect(JSON.parse(body)).toEqual({
    id: 1,
    name,
    region: "VN",
    phone: "84-912345678",
    version: "1.0.0",
    client: "web",
  });
  expect(headers).toEqual(bodyHeaders("en-US", body));
});
