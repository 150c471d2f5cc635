import { randomUUID } from "node:crypto";
import { consentHeaders } from "../../lib/base/contract/consent";
import { formatMessage } from "../../lib/base/i18n/format-message";
import { paths } from "../../lib/base/paths";
import { validPassword } from "../support/sign-in";
import { words } from "../support/words";
import { button, field, link, part, role, text } from "./targets";
import { core, expect, test } from "./test";
import { visitorOf, type Visitor } from "./visitor";

/* A page belongs to the account that it was built for. The engines run with their back-forward cache. */

const en = words("en-US");
const { accountSettings, header, studentCentre } = en;
const banner = role("banner");

type Member = { name: string; email: string };

/** Registers a family by the call of the form. */
async function register(address: string, name: string): Promise<Member> {
  const email = `${randomUUID()}@example.com`;
  const response = await fetch(`${address}/api/account/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...consentHeaders("terms", "privacy") },
    body: JSON.stringify({ nickname: name, email, password: validPassword, language: "en-US" }),
  });
  expect(await response.json()).toMatchObject({ code: 0 });
  return { name, email };
}

/** Sets the cookies of a member's login in the visitor's browser, as another tab or an external account site does. */
async function setLoginCookies(
  visitor: Visitor,
  address: string,
  { email }: Member,
  then = "0",
): Promise<void> {
  const response = await fetch(`${address}/api/account/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: validPassword }),
  });
  const { data } = (await response.json()) as { data: { token: string; account_type: string } };
  const cookies = JSON.stringify([
    `token=${data.token}; path=/`,
    `account_type=${data.account_type}; path=/`,
  ]);
  await visitor.tab.evaluate(`(${cookies}.forEach((cookie) => (document.cookie = cookie)), ${then})`);
}

/** Logs in with the form, which leads to the dashboard. */
async function logIn(visitor: Visitor, { email, name }: Member): Promise<void> {
  await visitor.open(paths.login);
  await visitor.fill(field(en.account.email), email);
  await visitor.fill(field(en.account.password), validPassword);
  await visitor.press(button(en.account.login.submit));
  await visitor.isAt(paths.studentCentre);
  await visitor.sees(greeting(name));
}

async function logOut(visitor: Visitor): Promise<void> {
  await visitor.open(paths.help);
  await visitor.press(button(header.exit, banner));
  await visitor.sees(link(header.register, banner));
}

const greeting = (name: string) => text(formatMessage(studentCentre.welcome, { name }, "en-US"));

const settingsPath = "/account/settings";
const emailOf = ({ email }: Member) => part(text(email));

async function goBackTo(visitor: Visitor, path: string): Promise<void> {
  await visitor.tab.back();
  await visitor.isAt(path);
}

test(
  "after another member's login, in the same or another tab, Back shows nothing of the first",
  core,
  async ({ visitor, baseURL }) => {
    const [first, second] = [
      await register(baseURL!, "First Member"),
      await register(baseURL!, "Second One"),
    ];

    await test.step("logged out and in again in the same tab", async () => {
      await logIn(visitor, first);
      await logOut(visitor);
      await setLoginCookies(visitor, baseURL!, second);
      await goBackTo(visitor, paths.studentCentre);
      await visitor.sees(greeting(second.name));
      await visitor.gone(part(text(first.name)));
      await logOut(visitor);
    });

    await test.step("logged out and in again in a second tab", async () => {
      await logIn(visitor, first);
      await visitor.open(settingsPath);
      await visitor.sees(emailOf(first));
      const other = visitorOf(await visitor.tab.openBeside(), baseURL!);
      await other.open(paths.studentCentre);
      await other.sees(greeting(first.name));
      await logOut(other);
      await logIn(other, second);
      await visitor.gone(emailOf(first));
      await goBackTo(visitor, paths.studentCentre);
      await visitor.sees(greeting(second.name));
      await visitor.gone(part(text(first.name)));
    });
  },
);

test("a press on a member's page does nothing for the member who logged in meanwhile", async ({
  visitor,
  baseURL,
}) => {
  const [first, second] = [await register(baseURL!, "First Member"), await register(baseURL!, "Second One")];
  await logIn(visitor, first);
  await visitor.open(settingsPath);
  const name = field(en.account.nickname);
  await visitor.fill(name, "Renamed");
  // A press before the page can notice the login.
  const submitLabel = JSON.stringify(accountSettings.name.submit);
  const form = `[...document.forms].find((form) => form.textContent.includes(${submitLabel}))`;
  await setLoginCookies(visitor, baseURL!, second, `${form}.requestSubmit()`);
  await visitor.sees(emailOf(second));
  await visitor.gone(emailOf(first));
  await expect.poll(() => visitor.value(name)).toBe(second.name);
  await visitor.open(paths.studentCentre);
  await visitor.sees(greeting(second.name));
  await logOut(visitor);
  await logIn(visitor, first);
});
