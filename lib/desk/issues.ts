import type * as z from "zod";
import type { DeskLanguage } from "./language";

const words = {
  "en-US": {
    missing: "Please fill this in.",
    short: (least: number) => `At least ${least} characters, please.`,
    long: (most: number) => `At most ${most} characters, please.`,
    email: "This isn't an email address.",
    small: (least: number) => `This must be ${least} or more.`,
    big: (most: number) => `This must be ${most} or less.`,
    many: (most: number) => `At most ${most} of these, please.`,
    other: "This isn't right yet.",
  },
  "zh-CN": {
    missing: "请填写这一项。",
    short: (least: number) => `请至少填写 ${least} 个字符。`,
    long: (most: number) => `最多可以填写 ${most} 个字符。`,
    email: "这不是有效的邮箱地址。",
    small: (least: number) => `不能小于 ${least}。`,
    big: (most: number) => `不能大于 ${most}。`,
    many: (most: number) => `最多 ${most} 项。`,
    other: "这一项填写有误。",
  },
} as const satisfies Record<DeskLanguage, unknown>;

/** Formats schema issues for staff, if the schema has no message of its own. */
export function issueWords(language: DeskLanguage): (issue: z.core.$ZodRawIssue) => string {
  const said = words[language];
  return (issue) => {
    const { code, input } = issue;
    if (code === "too_small") {
      const least = Number(issue.minimum);
      if (issue.origin === "array" && least <= 1) return said.missing;
      if (issue.origin !== "string") return said.small(least);
      return input === "" || least <= 1 ? said.missing : said.short(least);
    }
    if (code === "too_big" && issue.origin === "array") return said.many(Number(issue.maximum));
    if (code === "too_big")
      return issue.origin === "string" ? said.long(Number(issue.maximum)) : said.big(Number(issue.maximum));
    if (input === undefined || input === null || input === "") return said.missing;
    return code === "invalid_format" && issue.format === "email" ? said.email : said.other;
  };
}
