import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { checkHtml, hasJava } from "./support/html-checker";
import { expect, test } from "./support/test";
import { oncePerPage } from "./support/walk";

test("the Nu HTML checker finds no error in any page", async ({ request }) => {
  test.skip(!hasJava, "no Java here: the Nu HTML checker cannot run");
  const folder = mkdtempSync(path.join(tmpdir(), "yuqiao-html-"));
  try {
    for (const { name, language, address } of oncePerPage) {
      const response = await request.get(address);
      writeFileSync(path.join(folder, `${name}-${language}.html`), await response.body());
    }
    expect(checkHtml(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Pictures that a page asks for before its first paint: those of the first screen. Each delays it on a slow phone. */
const maxEagerPictures = 6;

test("html-validate finds no error of HTML or accessibility in any page, and few pictures load at once", async ({
  request,
}) => {
  const rules = new HtmlValidate({ root: true, extends: ["html-validate:standard", "html-validate:a11y"] });
  for (const { address } of oncePerPage) {
    const html = await (await request.get(address)).text();
    const eager = [...html.matchAll(/<img [^>]*>/g)].filter(([tag]) => !tag.includes('loading="lazy"'));
    expect.soft(eager.length, address).toBeLessThanOrEqual(maxEagerPictures);
    const { results } = await rules.validateString(html);
    const found = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        found.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
        address,
      )
      .toEqual([]);
  }
});
