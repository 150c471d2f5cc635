import { formatAppFileName, parseAppAddress } from "./app-file";

test.each([
  ["https://apps.example.com/yuqiao-ios", "https://apps.example.com/yuqiao-ios"],
  ["https://apps.example.com/a b", "https://apps.example.com/a%20b"],
  ["http://apps.example.com/yuqiao", undefined],
  ["javascript:alert(1)", undefined],
  [" javascript:alert(1)", undefined],
  ["data:text/html,hi", undefined],
  ["itms-services://?action=download-manifest", undefined],
  ["//apps.example.com/yuqiao", undefined],
  ["/yuqiao.apk", "/yuqiao.apk"],
  ["/\\apps.example.com", undefined],
  ["https://", undefined],
  ["", undefined],
  [undefined, undefined],
])("address %s becomes %s", (address, expected) => {
  expect(parseAppAddress(address)).toBe(expected);
});

test.each([
  ["3.2.1", "yuqiao-3.2.1.apk"],
  ["3.2.1-beta+7", "yuqiao-3.2.1-beta-7.apk"],
  ["../../etc/passwd", "yuqiao-etc-passwd.apk"],
  ["  ", "yuqiao.apk"],
])("version %s gives the file name %s", (version, expected) => {
  expect(formatAppFileName(version)).toBe(expected);
});
