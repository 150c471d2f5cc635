import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { DeskWords } from "../../lib/desk/words";
import { expect } from "./test";
import { demoPassword } from "./sign-in";

/** The texts of the desk, in English: tests say what they look for in no words of their own. */
export const desk = {
  shell: wordsOf("shell"),
  session: wordsOf("session"),
  staff: wordsOf("staff"),
  leads: wordsOf("leads"),
  accounts: wordsOf("accounts"),
  seats: wordsOf("seats"),
  trials: wordsOf("trials"),
  links: wordsOf("links"),
  notices: wordsOf("notices"),
};

/** Of one subject, for what only a few tests speak of. */
export function wordsOf<Subject extends keyof DeskWords>(subject: Subject): DeskWords[Subject] {
  const file = path.join(process.cwd(), "messages/desk/en-US", `${subject}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as DeskWords[Subject];
}

/** Sends the demo owner's password, by the login that a page or a dialog shows. */
export async function sendPassword(place: Page | Locator): Promise<void> {
  const { login } = desk.session;
  await place.getByLabel(login.email).fill("staff@example.com");
  await place.getByLabel(login.password).fill(demoPassword);
  await place.getByRole("button", { name: login.submit }).click();
}

/** Logs in as the demo's owner, who leaves the second step for later. */
export async function logIntoDesk(page: Page, screen = "/desk"): Promise<void> {
  await page.goto(screen);
  await sendPassword(page);
  await page.getByRole("button", { name: desk.session.enrol.later }).click();
  await page.waitForURL(screen);
}

/** People who enrol, under a name that nobody else has unless one is given. `at` is the address of a site of its own. */
export async function enrolPeople(
  page: Page,
  count: number,
  { at = "", name = `Lan ${randomUUID().slice(0, 8)}` } = {},
): Promise<string> {
  for (let n = 0; n < count; n++) {
    const answer = await page.request.post(`${at}/api/v1/activity/abroad/create`, {
      data: {
        ...{ version: "1.0.0", client: "web", name: `${name} ${n}`, phone_code: 84 },
        ...{
          phone_number: 900_000_000 + Math.floor(Math.random() * 99_999_999),
          email: `${randomUUID()}@example.com`,
        },
        ...{ gpa_score: 0, intention_city: "", intention_university: "", intention_major: "" },
        ...{ source: "越南", interest: "宣讲会" },
      },
    });
    expect(((await answer.json()) as { code: number }).code).toBe(0);
  }
  return name;
}
