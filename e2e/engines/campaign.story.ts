import { campaignWords } from "../../lib/subjects/campaign/campaign-words";
import { seasons } from "../../testing/campaign/first-seasons";
import { campaignPaths } from "../../lib/base/paths";
import { uniquePhoneNumber } from "../support/campaign";
import { css, field, link, part, role, text } from "./targets";
import { core, expect, test } from "./test";

const { form, register } = campaignWords.vn;

test(
  "enrols in Vietnam's campaign on a phone, and can open the prize page from then on",
  core,
  async ({ visitor }) => {
    await visitor.tab.resize(390, 800);
    await visitor.open(campaignPaths.home("vn"));
    await visitor.sees(role("heading"));
    await visitor.open(campaignPaths.enroll("vn"));
    const submit = css("main form button[type=submit]");
    await visitor.press(submit);
    await visitor.sees(part(text(form.required)));
    const number = uniquePhoneNumber();
    await visitor.fill(field(form.name), "Lan Anh");
    await visitor.fill(role("textbox", form.number), number);
    await visitor.fill(field(form.email), `lan.${number}@example.com`);
    await visitor.press(part(role("checkbox", form.interests[2])));
    await visitor.press(css("main form input[name=consent]"));
    await visitor.fill(part(field(form.gpa)), "8.5");
    await visitor.press(submit);
    await visitor.isAt(campaignPaths.enrolled("vn"));
    await expect.poll(() => visitor.text(css("output"))).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    for (const { value } of seasons.vn.vouchers) await visitor.sees(part(text(value)));
    await visitor.sees(part(link(seasons.vn.group.join)));
    await visitor.open(campaignPaths.prize("vn"));
    await visitor.isAt(campaignPaths.prize("vn"));
    await visitor.sees(part(link(seasons.vn.group.join)));
  },
);

test("a visitor who has not enrolled is redirected from the prize to the campaign; the HSK page links to the form", async ({
  visitor,
}) => {
  await visitor.open(campaignPaths.prize("vn"));
  await visitor.isAt(campaignPaths.home("vn"));
  await visitor.open(campaignPaths.hsk("vn"));
  expect(await visitor.count(css("main table"))).toBe(2);
  await visitor.press(link(register, css("[data-part=bar]")));
  await visitor.isAt(campaignPaths.enroll("vn"));
});
