/** @jest-environment node */
import { localize } from "./localized";

test("returns the text of the language, else the English one, else an empty string", () => {
  const text = { "en-US": "Bridge", "zh-CN": "桥" };
  expect(localize(text, "zh-CN")).toBe("桥");
  expect(localize(text, "ko-KR")).toBe("Bridge");
  expect(localize({ "zh-CN": "桥" }, "ko-KR")).toBe("");
});
