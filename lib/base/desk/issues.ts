import type * as z from "zod";
import type { DeskLanguage } from "./language";

const textsByLanguage = {
  "en-US": {
    missing: "Please fill this in.",
    short: (min: number) => `At least ${min} characters, please.`,
    long: (max: number) => `At most ${max} characters, please.`,
    email: "This isn't an email address.",
    small: (min: number) => `This must be ${min} or more.`,
    big: (max: number) => `This must be ${max} or less.`,
    many: (max: number) => `At most ${max} of these, please.`,
    other: "This isn't right yet.",
  },
  "zh-CN": {
    missing: "请填写这一项。",
    short: (min: number) => `请至少填写 ${min} 个字符。`,
    long: (max: number) => `最多可以填写 ${max} 个字符。`,
    email: "这不是有效的邮箱地址。",
    small: (min: number) => `不能小于 ${min}。`,
    big: (max: number) => `不能大于 ${max}。`,
    many: (max: number) => `最多 ${max} 项。`,
    other: "这一项填写有误。",
  },
} as const satisfies Record<DeskLanguage, unknown>;

/** Formats schema issues for staff, if the schema has no message of its own. */
export function issueFormatter(language: DeskLanguage): (issue: z.core.$ZodRawIssue) => string {
  const texts = textsByLanguage[language];
  return (issue) => {
    const { code, input } = issue;
    if (code === "too_small") {
      const min = Number(issue.minimum);
      if (issue.origin === "array" && min <= 1) return texts.missing;
      if (issue.origin !== "string") return texts.small(min);
      return input === "" || min <= 1 ? texts.missing : texts.short(min);
    }
    if (code === "too_big" && issue.origin === "array") return texts.many(Number(issue.maximum));
    if (code === "too_big")
      return issue.origin === "string" ? texts.long(Number(issue.maximum)) : texts.big(Number(issue.maximum));
    if (input === undefined || input === null || input === "") return texts.missing;
    return code === "invalid_format" && issue.format === "email" ? texts.email : texts.other;
  };
}
