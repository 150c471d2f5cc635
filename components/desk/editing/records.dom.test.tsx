import { deskTranslate } from "@/lib/base/desk/messages";
import { shownRecordName } from "./records";

const nameIn = (language: "en-US" | "zh-CN", record: { fields: object; position?: number }) => {
  document.documentElement.lang = language;
  return shownRecordName(
    "placement",
    { id: 71, ...record, fields: { ...record.fields } },
    deskTranslate(language, "content"),
  );
};

test("a picture without a description is named by its place and position, never by its id", () => {
  const fields = { place: "liveBanner", alt: {} };
  expect(nameIn("en-US", { fields, position: 3 })).toBe("Live classes: banner, picture 3");
  expect(nameIn("en-US", { fields })).toBe("Live classes: banner, picture without a description");
  expect(nameIn("zh-CN", { fields, position: 3 })).toBe("直播课：横幅，第 3 张图片");
  expect(nameIn("zh-CN", { fields })).toBe("直播课：横幅，没有文字说明的图片");
});

test("a description comes first, and a draft without a place keeps its number", () => {
  const fields = { place: "advert", alt: { "en-US": "Lanterns" } };
  expect(nameIn("en-US", { fields, position: 1 })).toBe("Lanterns");
  expect(nameIn("en-US", { fields: {} })).toBe("Untitled (71)");
});
