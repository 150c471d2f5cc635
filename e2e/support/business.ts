import type { Page } from "@playwright/test";
import { chooseRegion } from "./apply";
import { words } from "./words";

const en = words("en-US");

/** The fields of the company form, in English. */
export function businessForm(page: Page) {
  const main = page.getByRole("main");
  const { form } = en.business;
  const { visitor } = en.apply;
  return {
    company: main.getByLabel(form.company, { exact: true }),
    size: main.getByLabel(form.size),
    goal: (goal: keyof typeof form.goalNames) => main.getByLabel(form.goalNames[goal]),
    message: main.getByLabel(form.message),
    contact: main.getByLabel(form.contact),
    email: main.getByLabel(form.email, { exact: true }),
    region: main.getByRole("combobox", { name: visitor.region }),
    phone: main.getByLabel(visitor.phone),
    consent: main.locator("input[name=consent]"),
    submit: main.getByRole("button", { name: visitor.submit }),
  };
}

/** Fills in the company form of a hydrated page. */
export async function fillBusinessForm(page: Page, company = "Acme & Söhne 贸易"): Promise<void> {
  const form = businessForm(page);
  await form.company.fill(company);
  await form.size.selectOption("6-20");
  await form.goal("business").check();
  await form.goal("hsk").check();
  await form.message.fill("Mornings in Hanoi.\nFrom March.");
  await form.contact.fill("Lan Nguyễn");
  await form.email.fill("lan@acme.example");
  await chooseRegion(page.getByRole("main"), "vietnam");
  await form.phone.fill("091 234 5699");
  await form.consent.check();
}
