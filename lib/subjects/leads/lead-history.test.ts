import { historyText } from "./lead-history";
import { deskTranslate } from "../../base/desk/messages";

const line = { text: "", adviser: "", next_on: null };
const ofDay = (day: string) => `<${day}>`;

test.each([
  [{ ...line, kind: "note", text: "wants {day}" }, "wants {day}", "wants {day}"],
  [{ ...line, kind: "state", text: "lost" }, "State: Lost", "状态：已流失"],
  [{ ...line, kind: "adviser", adviser: "Li" }, "Adviser: Li", "负责人：Li"],
  [{ ...line, kind: "adviser" }, "Adviser: a deleted staff account", "负责人：已删除的员工账号"],
  [{ ...line, kind: "nobody" }, "Adviser: unassigned", "负责人：已取消"],
  [{ ...line, kind: "next", text: "Call {day}" }, "Next step: Call {day}", "下一步：Call {day}"],
  [
    { ...line, kind: "next", text: "Call", next_on: "2026-12-01" },
    "Next step: Call (<2026-12-01>)",
    "下一步：Call（<2026-12-01>）",
  ],
  [{ ...line, kind: "next", next_on: "2026-12-01" }, "Next step: <2026-12-01>", "下一步：<2026-12-01>"],
  [{ ...line, kind: "next" }, "Next step removed", "下一步：已取消"],
] as const)("a lead's history entry %j is formatted", (of, english, chinese) => {
  expect(historyText(of, deskTranslate("en-US", "leads"), ofDay)).toBe(english);
  expect(historyText(of, deskTranslate("zh-CN", "leads"), ofDay)).toBe(chinese);
});
