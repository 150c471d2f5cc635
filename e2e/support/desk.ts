import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { samples } from "../../lib/base/contract/samples";
import type { DeskLanguage } from "../../lib/base/desk/language";
import type { DeskMessages } from "../../lib/base/desk/messages";
import { newApplicant } from "./campaign";
import { expect } from "./test";
import { demoPassword } from "./sign-in";

/** The English texts of the desk, from the site's own files. */
export const desk = {
  shell: deskTextsOf("shell"),
  session: deskTextsOf("session"),
  staff: deskTextsOf("staff"),
  leads: deskTextsOf("leads"),
  people: deskTextsOf("people"),
  bookings: deskTextsOf("bookings"),
  recordings: deskTextsOf("recordings"),
  today: deskTextsOf("today"),
  trials: deskTextsOf("trials"),
  links: deskTextsOf("links"),
  notifications: deskTextsOf("notifications"),
};

/** The texts of one subject. */
export function deskTextsOf<Subject extends keyof DeskMessages>(
  subject: Subject,
  language: DeskLanguage = "en-US",
): DeskMessages[Subject] {
  const file = path.join(process.cwd(), "messages", language, "desk", `${subject}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as DeskMessages[Subject];
}

/** Submits the desk's login form, in a page or a dialog, as the demo owner. */
export async function sendPassword(container: Page | Locator): Promise<void> {
  const { login } = desk.session;
  await container.getByLabel(login.email).fill("staff@example.com");
  await container.getByLabel(login.password).fill(demoPassword);
  await container.getByRole("button", { name: login.submit }).click();
}

/** Logs in as the demo owner and skips the setup of the second factor. */
export async function logIntoDesk(page: Page, screen = "/desk"): Promise<void> {
  await page.goto(screen);
  await sendPassword(page);
  await page.getByRole("button", { name: desk.session.enrol.later }).click();
  await page.waitForURL(screen);
}

/** Enrols people at a site, by default with a unique name. @returns the name that they share */
export async function enrolPeople(
  address: string,
  count: number,
  name = `Lan ${randomUUID().slice(0, 8)}`,
): Promise<string> {
  for (let n = 0; n < count; n++) {
    const { number, email } = newApplicant();
    const uniqueFields = { name: `${name} ${n}`, email, phone_number: Number(number) };
    const response = await fetch(`${address}/api/v1/activity/abroad/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...samples.abroadCreate, ...uniqueFields }),
    });
    expect(await response.json()).toMatchObject({ code: 0 });
  }
  return name;
}
