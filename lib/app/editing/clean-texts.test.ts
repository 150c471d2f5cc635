import * as z from "zod/mini";
import { readSeasonFiles } from "../../subjects/campaign/season-files";
import { seasonBody } from "../../subjects/campaign/content";
import { textsIn } from "../../engines/content/texts-in";
import { fields, kindNames } from "./kinds";

/* Whatever somebody pastes, no record of any type of content holds a control character. */

const pasted = "\x07Open\tday\x1b";
/** With characters that databases cannot store. */
const unstorable = `${pasted}\0\ud83d`;
const control = /[^\P{Cc}\n]|\p{Cs}/u;

const accepted = (schema: z.core.$ZodType, value: unknown): unknown => z.safeParse(schema, value).data;

const cases = kindNames
  .filter((kind) => kind !== "season")
  .flatMap((kind) =>
    Object.entries(fields[kind]).map(([name, { schema }]) => ({ field: `${kind}.${name}`, schema })),
  );

test.each(cases)("$field is refused or cleaned", ({ schema }) => {
  for (const text of [pasted, unstorable])
    for (const value of [text, { "en-US": text }])
      for (const [, kept] of textsIn(accepted(schema, value))) expect(kept).not.toMatch(control);
});

test("texts are cleaned rather than refused", () => {
  const names = cases.filter(({ schema }) =>
    [unstorable, { "en-US": unstorable }].some((value) =>
      textsIn(accepted(schema, value)).some(([, text]) => text === "Open day"),
    ),
  );
  expect(names.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      "school.name",
      "teacher.nickname",
      "live.courseName",
      "article.body",
      "partner.names",
    ]),
  );
});

const [season] = readSeasonFiles();
const leaves = textsIn(season?.body).map(([path]) => path);

test.each(leaves)("a season's %s is refused or cleaned", (path) => {
  for (const text of [pasted, unstorable]) {
    const body = structuredClone(season?.body) as object;
    const names = path.split(".");
    const last = names.pop() ?? "";
    const parent = names.reduce((part, name) => (part as Record<string, object>)[name] ?? {}, body);
    Object.assign(parent, { [last]: (parent as Record<string, string>)[last] + text });
    for (const [, kept] of textsIn(accepted(seasonBody, body))) expect(kept).not.toMatch(control);
  }
});

test("a season's texts are cleaned rather than refused", () => {
  const body = { ...structuredClone(season?.body), name: unstorable, lead: `${unstorable}\r\nWelcome` };
  expect(accepted(seasonBody, body)).toMatchObject({ name: "Open day", lead: "Open day\nWelcome" });
});
