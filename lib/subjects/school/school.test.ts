import { schoolFile } from "./school-file";
import { findAdviser, findContact, pickText, legalName, school, setSchool, siteName } from "./school";

afterEach(() => setSchool(schoolFile()));

test("a language without a text uses the English one", () => {
  expect(siteName("zh-HK")).toBe("語橋");
  expect(siteName("ko-KR")).toBe("Yuqiao");
  expect(legalName("vi-VN")).toBe(legalName("en-US"));
  expect(pickText({}, "en-US")).toBe("");
});

test("published facts take effect immediately", () => {
  setSchool({ ...schoolFile(), name: { "en-US": "Other" }, phone: "+1 555 0100" });
  expect(siteName("zh-CN")).toBe("Other");
  expect(findContact("id-ID").phone).toBe("+1 555 0100");
});

test("the adviser's chat is the one common in the language's country, if the school has it", () => {
  expect(findAdviser("vi-VN")).toMatchObject({ chat: { name: "zalo", address: school().zalo } });
  setSchool({ ...schoolFile(), zalo: "" });
  expect(findAdviser("vi-VN")).toMatchObject({ chat: { name: "wechat", address: school().wechat } });
  expect(findAdviser("vi-VN").phone).toBe(school().vietnamPhone);
});
