import { paths } from "../../lib/base/paths";
import { demoPassword, validPassword } from "../support/sign-in";
import { words } from "../support/words";
import { button, css, dialog, field, heading, link, role, text } from "./targets";
import { core, test } from "./test";
import type { Visitor } from "./visitor";

const en = words("en-US");
const banner = role("banner");

async function logIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill(field(en.account.email), email);
  await visitor.fill(field(en.account.password), demoPassword);
  await visitor.press(button(en.account.login.submit));
}

test(
  "registers, is signed in, logs out, and going back does not restore the login",
  core,
  async ({ visitor, engineName }, { retry, repeatEachIndex }) => {
    const email = `engine-${engineName}-${repeatEachIndex}-${retry}@example.com`;
    await visitor.open(paths.register);
    await visitor.fill(field(en.account.nickname), "Ngọc Anh 玉英");
    await visitor.fill(field(en.account.email), email);
    await visitor.fill(field(en.account.password), validPassword);
    for (const name of ["terms", "privacy"]) await visitor.press(css(`main input[name=${name}]`));
    await visitor.press(button(en.account.register.submit));
    await visitor.isAt(paths.studentCentre);
    await visitor.open(paths.home);
    await visitor.sees(link(en.header.centre, banner));
    await visitor.open(paths.help);
    await visitor.press(button(en.header.exit, banner));
    await visitor.sees(link(en.header.register, banner));
    await visitor.tab.back();
    await visitor.isAt(paths.home);
    await visitor.sees(link(en.header.register, banner));
    await visitor.gone(button(en.header.exit, banner));
  },
);

test(
  "a live class asks for the login; its dialog closes in every way, and the login returns to the class",
  core,
  async ({ visitor }) => {
    await visitor.open(paths.live);
    const lesson = css("[role=tabpanel] [role=group]:first-child h3 a");
    const loginDialog = dialog(en.loginNeeded.title);
    const target = await visitor.attribute(lesson, "href");
    await visitor.enter(lesson);
    await visitor.sees(loginDialog);
    await visitor.key("Escape");
    await visitor.gone(loginDialog);
    await visitor.isFocused(lesson);
    await visitor.enter(lesson);
    await visitor.sees(loginDialog);
    await visitor.tab.click(8, 400);
    await visitor.gone(loginDialog);
    await visitor.enter(lesson);
    await visitor.press(link(en.loginNeeded.login, loginDialog));
    await logIn(visitor, "student@example.com");
    await visitor.isAt(target ?? "");
    await visitor.sees(role("heading"));
  },
);

test("a wrong password shows an error, and the right one logs in", async ({ visitor }) => {
  await visitor.open(paths.login);
  await visitor.fill(field(en.account.email), "teacher@example.com");
  await visitor.fill(field(en.account.password), "not-the-one");
  await visitor.press(button(en.account.login.submit));
  await visitor.sees(text(en.account.login.wrong));
  await visitor.fill(field(en.account.password), demoPassword);
  await visitor.press(button(en.account.login.submit));
  await visitor.isAt(paths.teacherCentre);
  await visitor.sees(heading(en.teacherCentre.classes));
  // The tabs that teachers do not see.
  await visitor.open(paths.home);
  await visitor.sees(link(en.header.class, role("navigation", en.header.mainNav)));
  await visitor.gone(link(en.header.live, role("navigation", en.header.mainNav)));
});
