import { languages } from "../i18n/languages";
import { advisersNearby, contactsFor, officesFor } from "./contacts";
import { nearestFirst } from "./nearest";
import { adviser, school } from "./school";

const countries = (offices: { country: string }[]) => offices.map(({ country }) => country);

test("offices stand in the school's order, after that of the page's own language", () => {
  expect(countries(officesFor("en-US"))).toEqual(["CN", "HK", "VN"]);
  expect(countries(officesFor("ko-KR"))).toEqual(["CN", "HK", "VN"]);
  expect(countries(officesFor("vi-VN"))).toEqual(["VN", "CN", "HK"]);
  expect(countries(officesFor("zh-HK"))).toEqual(["HK", "CN", "VN"]);
});

test.each([
  ["Asia/Ho_Chi_Minh", ["VN", "CN", "HK"]],
  ["Asia/Saigon", ["VN", "CN", "HK"]],
  ["Asia/Hong_Kong", ["HK", "CN", "VN"]],
  ["Asia/Urumqi", ["CN", "HK", "VN"]],
  ["Europe/Berlin", ["CN", "HK", "VN"]],
  [undefined, ["CN", "HK", "VN"]],
])("a clock of %s puts the nearest first", (zone, expected) => {
  expect(countries(nearestFirst(officesFor("en-US"), zone))).toEqual(expected);
});

test("phone and email come from the office of the reader, or of the clock", () => {
  const { phone, vietnamPhone } = school();
  const first = (language: "en-US" | "vi-VN", zone: string) =>
    nearestFirst(contactsFor(language), zone)[0]?.phone;
  expect(first("en-US", "UTC")).toBe(phone);
  expect(first("en-US", "Asia/Ho_Chi_Minh")).toBe(vietnamPhone);
  expect(first("vi-VN", "UTC")).toBe(vietnamPhone);
});

test("a chat of the visitor's country is known beside that of the page's language", () => {
  const chats = (language: (typeof languages)[number], zone: string) =>
    advisersNearby(language).find(({ zones }) => zones.includes(zone))?.chat ?? adviser(language).chat;
  for (const language of languages) {
    expect(chats(language, "Asia/Jakarta")).toBe("whatsapp");
    expect(chats(language, "Asia/Saigon")).toBe("zalo");
    expect(chats(language, "Asia/Shanghai")).toBe("wechat");
    expect(chats(language, "Europe/Berlin")).toBe(adviser(language).chat);
  }
});
