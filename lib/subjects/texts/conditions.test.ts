import { applyConditions } from "./conditions";

const values = { given: "yes", other: "yes", none: "" };

test.each([
  ["a given fact keeps its text", "a{{#given}} b{{/given}}.", "a b."],
  ["a missing fact removes it", "a{{#none}} b{{/none}}.", "a."],
  ["the opposite is for a missing fact", "a{{^none}} b{{/none}}{{^given}} c{{/given}}.", "a b."],
  ["conditions are nested", "{{#given}}a{{#none}}b{{/none}}{{#other}}c{{/other}}{{/given}}d", "acd"],
  ["an inner condition of a removed text is removed", "a{{#none}}b{{#given}}c{{/given}}{{/none}}d", "ad"],
  ["a tag alone on its line leaves no blank line", "a\n{{#given}}\nb\n{{/given}}\nc", "a\nb\nc"],
  ["a removed block leaves no blank line", "a\n{{#none}}\nb\n{{/none}}\nc", "a\nc"],
  ["placeholders stay", "{{#given}}{{given}}{{/given}}", "{{given}}"],
])("%s", (_, source, text) => {
  expect(applyConditions(source, values)).toBe(text);
});

test.each([
  ["one\n{{#given}}two", "line 2: {{#given}} is not closed by {{/given}}"],
  ["one\n\ntwo{{/given}}", "line 3: {{/given}} closes no {{#given}}"],
  ["{{#given}}a{{#other}}b{{/given}}{{/other}}", "line 1: {{/given}} closes no {{#given}}"],
  ["a\n{{#unknown}}b{{/unknown}}", "line 2: there is no value for {{#unknown}}"],
])("%j is an error with its line", (source, message) => {
  expect(() => applyConditions(source, values)).toThrow(message);
});
