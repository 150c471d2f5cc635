import { withValueSeparator, toParentheses, withColon } from "./marks";

test.each([
  ["Language", "Language: "],
  ["언어", "언어: "],
  ["語言", "語言："],
])("a colon after %s", (label, expected) => {
  expect(withColon(label)).toBe(expected);
});

test.each([
  ["Teacher:", "Teacher: "],
  ["老師：", "老師："],
])("%s before a name", (label, expected) => {
  expect(withValueSeparator(label)).toBe(expected);
});

test.each([
  ["opens in a new window", " (opens in a new window)"],
  ["새 창에서 열림", " (새 창에서 열림)"],
  ["在新窗口打开", "（在新窗口打开）"],
])("brackets around %s", (note, expected) => {
  expect(toParentheses(note)).toBe(expected);
});

test.each([
  ["日历", "Minh Anh", "日历（Minh Anh）"],
  ["Calendar", "林悦", "Calendar (林悦)"],
])("after %s, brackets around the name %s", (text, name, expected) => {
  expect(text + toParentheses(name, text)).toBe(expected);
});
