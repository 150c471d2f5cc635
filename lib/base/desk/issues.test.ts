import { emailField, newStaffPassword } from "./call-shapes";
import { issueFormatter } from "./issues";

test.each([
  ["en-US", newStaffPassword, "short", "At least 12 characters, please."],
  ["en-US", newStaffPassword, "", "Please fill this in."],
  ["zh-CN", newStaffPassword, "x".repeat(300), "最多可以填写 200 个字符。"],
  ["en-US", emailField, "nobody", "This isn't an email address."],
  ["zh-CN", emailField, undefined, "请填写这一项。"],
  ["zh-CN", emailField, 5, "这一项填写有误。"],
] as const)("an issue in %s is worded for staff", (language, schema, value, said) => {
  const { error } = schema.safeParse(value, { error: issueFormatter(language) });
  expect(error?.issues[0]?.message).toBe(said);
});
