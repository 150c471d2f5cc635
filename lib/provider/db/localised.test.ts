/** @jest-environment node */
import { localised } from "./localised";

test("returns the text of the language, else the English one, else an empty string", () => {
  const text = { "en-US": "Bridge", "zh-CN": "桥" };
  expect(localised(text, "zh-CN")).toBe("桥");
  expect(localised(text, "ko-KR")).toBe("Bridge");
  expect(localised({ "zh-CN": "桥" }, "ko-KR")).toBe("");
});
