import { expect, type Page, type Route } from "@playwright/test";
import { campaignWords } from "../../lib/subjects/campaign/campaign-words";
import { originCookieOf } from "../../lib/base/contract/campaign-origin";
import type { Region } from "../../lib/base/reference/campaign-regions";

/** Storage keys of the phone of an enrolment. Other systems rely on them, so they are repeated here. */
const phoneCodeKey = "yuqiao:campaign:phone_code";
const phoneNumberKey = "yuqiao:campaign:phone_number";

/** Prepares a browser in which someone has enrolled. */
export async function prepareEnrolledBrowser(page: Page, code: string, number: string): Promise<void> {
  await page.addInitScript(
    ([codeKey, numberKey, savedCode, savedNumber]) => {
      localStorage.setItem(codeKey, savedCode);
      localStorage.setItem(numberKey, savedNumber);
    },
    [phoneCodeKey, phoneNumberKey, code, number] as const,
  );
}

/** Waits until the cookie with the campaign link is set. */
export async function waitForOriginCookie(page: Page, region: Region = "vn"): Promise<void> {
  const cookie = originCookieOf(region);
  const hasCookie = async () => (await page.context().cookies()).some(({ name }) => name === cookie);
  await expect.poll(hasCookie).toBe(true);
}

/** The stored phone of the enrolment. */
export function readStoredPhone(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [phoneCodeKey, phoneNumberKey],
  );
}

const prizeTitles = Object.values(campaignWords).map(({ prize }) => prize.title);

/** The link to the vouchers on a campaign page, not its floating icon. */
export const prizeLink = (page: Page) =>
  page.getByRole("complementary", { name: new RegExp(`^(?:${prizeTitles.join("|")})$`) }).getByRole("link");

let phones = 0;

/** A unique phone number: tests share one database. */
export function uniquePhoneNumber(): string {
  phones += 1;
  return `9${String(Date.now()).slice(-8)}${process.env.TEST_PARALLEL_INDEX ?? "0"}${phones}`;
}

export type Applicant = { name: string; number: string; email: string };

export function newApplicant(): Applicant {
  const number = uniquePhoneNumber();
  return { name: "Lan Anh", number, email: `lan.${number}@example.com` };
}

/** The form's controls, by their accessible names. */
export function enrolFormOf(page: Page, region: Region) {
  const { form } = campaignWords[region];
  return {
    name: page.getByLabel(form.name, { exact: true }),
    code: page.getByLabel(form.code, { exact: true }),
    number: page.getByRole("textbox", { name: form.number, exact: true }),
    email: page.getByLabel(form.email, { exact: true }),
    interest: (option: 1 | 2 | 3) => page.getByRole("checkbox", { name: form.interests[option] }),
    gpa: page.getByLabel(form.gpa),
    city: page.getByLabel(form.city),
    university: page.getByLabel(form.university),
    major: page.getByLabel(form.major),
    consent: page.locator("main form input[name=consent]"),
    submit: page.locator("main form button[type=submit]"),
    toast: page.getByRole("alert").filter({ hasText: /./ }),
  };
}

export async function fillEnrolForm(page: Page, region: Region, applicant: Applicant): Promise<void> {
  const form = enrolFormOf(page, region);
  await form.name.fill(applicant.name);
  await form.number.fill(applicant.number);
  await form.email.fill(applicant.email);
  await form.interest(1).check();
  await form.consent.check();
}

export const enrolCall = "**/api/v1/activity/abroad/create";
export const appliedCall = "**/api/v1/activity/abroad/is_applied?*";

/** A route handler that responds as the provider would. */
export function respondWith(envelope: { code: number; message: string; data?: unknown }, status = 200) {
  return (route: Route) =>
    route.fulfill({ status, contentType: "application/json", body: JSON.stringify(envelope) });
}
