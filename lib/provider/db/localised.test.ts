/** @jest-environment node */
import { localised } from "./localised";

test("a text comes in the asked language, else in English, else empty", () => {
  const text = { "en-US": "Bridge", "zh-CN": "桥" };
  expect(localised(text, "zh-CN")).toBe("桥");
  expect(localised(text, "ko-KR")).toBe("Bridge");
  expect(localised({ "zh-CN": "桥" }, "ko-KR")).toBe("");
});
