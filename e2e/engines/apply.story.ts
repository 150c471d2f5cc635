import { paths } from "../../lib/base/paths";
import { demoPassword } from "../support/sign-in";
import { words } from "../support/words";
import { button, css, dialog, field, part, role, text } from "./targets";
import { core, expect, test } from "./test";

const en = words("en-US");
const { visitor: guest, student } = en.apply;

test("a visitor applies: the region is found by typing, the number is checked", core, async ({ visitor }) => {
  await visitor.open("/hot-sell/detail/1");
  await visitor.press(part(button(en.apply.state.open)));
  const form = dialog(guest.title);
  await visitor.press(button(guest.submit, form));
  await visitor.sees(text(guest.errors.nickname, form));
  await visitor.fill(field(guest.nickname, form), "Lan");
  const region = role("combobox", undefined, form);
  await visitor.press(region);
  await visitor.tab.type("vietnam");
  await visitor.sees(role("option", undefined, form));
  await visitor.key("Enter");
  await expect.poll(() => visitor.value(region)).toBe("Vietnam +84");
  await visitor.fill(part(field(guest.phone, form)), "0912345678");
  await visitor.press(css("input[name=consent]", form));
  await visitor.press(button(guest.submit, form));
  await visitor.gone(form);
  await visitor.sees(text(guest.success));
});

/** One class each, since the engines share the demo's student and may run at the same time. */
const classes = {
  chromium: "Pinyin: first steps, live",
  firefox: "Characters from their parts",
  webkit: "Ready for campus in China",
};

test("a student confirms the points and is booked", async ({ visitor, engineName }) => {
  await visitor.open(`${paths.login}?redirect=${encodeURIComponent(paths.hotSell)}`);
  await visitor.fill(field(en.account.email), "student@example.com");
  await visitor.fill(field(en.account.password), demoPassword);
  await visitor.press(button(en.account.login.submit));
  const card = role("article", classes[engineName]);
  await visitor.press(part(button(en.apply.state.open, card)));
  const applyDialog = dialog(student.title);
  await visitor.sees(css("dd", applyDialog));
  await visitor.press(button(student.confirm, applyDialog));
  await visitor.sees(text(student.success));
  await visitor.sees(text(en.booked.yours));
  await visitor.open(paths.hotSell);
  await visitor.sees(part(button(en.apply.state.applied, card)));
});

test("a class shows its first lessons, then all", async ({ visitor }) => {
  await visitor.open("/hot-sell/detail/1");
  const lessons = css("section[aria-labelledby=lessons] li");
  expect(await visitor.count(lessons)).toBe(8);
  await visitor.press(css("section[aria-labelledby=lessons] summary"));
  await expect.poll(() => visitor.count(lessons)).toBeGreaterThan(8);
});
