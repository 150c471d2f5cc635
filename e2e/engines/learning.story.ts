import { demoContent } from "../../testing/demo-content";
import { formatMessage } from "../../lib/base/i18n/format-message";
import { writeEstimate } from "../../lib/subjects/points/prices/convert";
import { createRateTable } from "../../lib/subjects/points/prices/rates";
import writing from "../../messages/en-US/characters.json" with { type: "json" };
import { words } from "../support/words";
import { button, css, heading, part, role, text } from "./targets";
import { expect, test } from "./test";

const en = words("en-US");

test("a character is written by pressing where its strokes start to go", async ({ visitor }) => {
  await visitor.open("/try");
  const section = role("region", en.try.writing.title);
  await visitor.press(part(button("十", section)));
  await visitor.press(button(writing.buttons, section));
  const status = css("[role=status]", section);
  for (const [index, direction] of (["right", "down"] as const).entries()) {
    const pad = part(role("group", `stroke ${index + 1} of 2`, section));
    await visitor.press(button(writing.directions[direction], pad));
  }
  const written = formatMessage(writing.written, { character: "十" }, "en-US");
  await expect.poll(() => visitor.text(status)).toBe(written);
});

test("the level test is taken, continues after a reload and shows the level", async ({ visitor }) => {
  const { intro, test: texts, result, levels } = en.levelTest;
  await visitor.open("/level-test");
  await visitor.press(button(intro.answers.little));
  const question = (n: number) => text(formatMessage(texts.progress, { n: String(n) }, "en-US"));
  await visitor.sees(question(1));
  await visitor.press(button(texts.dontKnow));
  await visitor.sees(question(2));
  await visitor.open("/level-test");
  await visitor.sees(question(2));
  const level = heading(formatMessage(result.title, { level: levels["0"].name }, "en-US"));
  for (let n = 2; n <= 18 && (await visitor.count(level)) === 0; n += 1) {
    await visitor.press(button(texts.dontKnow));
    await expect
      .poll(async () => (await visitor.count(level)) || (await visitor.count(question(n + 1))))
      .toBeTruthy();
  }
  await visitor.sees(level);
  await visitor.sees(part(heading(result.classes)));
});

test("prices follow the chosen currency on other pages", async ({ visitor }) => {
  const rates = createRateTable(
    demoContent().packages,
    "en-US",
    formatMessage(en.prices.about, { amount: "#" }, "en-US"),
  )!;
  await visitor.open("/prices");
  await visitor.press(css("button[data-currency=KRW]"));
  await visitor.open("/hot-sell");
  const price = css("main [data-points]");
  const points = Number(await visitor.attribute(price, "data-points"));
  await expect.poll(() => visitor.text(price)).toBe(writeEstimate(points, "class", "KRW", rates));
});
