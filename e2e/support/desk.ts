import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { samples } from "../../lib/contract/samples";
import type { DeskWords } from "../../lib/desk/words";
import { someone } from "./campaign";
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

/** People who enrol at the site of this address, under a name that nobody else has unless one is given. */
export async function enrolPeople(
  address: string,
  count: number,
  name = `Lan ${randomUUID().slice(0, 8)}`,
): Promise<string> {
  for (let n = 0; n < count; n++) {
    const { number, email } = someone();
    const own = { name: `${name} ${n}`, email, phone_number: Number(number) };
    const answer = await fetch(`${address}/api/v1/activity/abroad/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...samples.abroadCreate, ...own }),
    });
    expect(await answer.json()).toMatchObject({ code: 0 });
  }
  return name;
}
