import { languages } from "../../base/i18n/languages";
import { listLocalAdvisers, listContacts, listOffices } from "./contacts";
import { nearestFirst } from "./nearest";
import { findAdviser, school } from "./school";

const countries = (offices: { country: string }[]) => offices.map(({ country }) => country);

test("offices are in the school's order, after the one of the page's language", () => {
  expect(countries(listOffices("en-US"))).toEqual(["CN", "HK", "VN"]);
  expect(countries(listOffices("ko-KR"))).toEqual(["CN", "HK", "VN"]);
  expect(countries(listOffices("vi-VN"))).toEqual(["VN", "CN", "HK"]);
  expect(countries(listOffices("zh-HK"))).toEqual(["HK", "CN", "VN"]);
});

test.each([
  ["Asia/Ho_Chi_Minh", ["VN", "CN", "HK"]],
  ["Asia/Saigon", ["VN", "CN", "HK"]],
  ["Asia/Hong_Kong", ["HK", "CN", "VN"]],
  ["Asia/Urumqi", ["CN", "HK", "VN"]],
  ["Europe/Berlin", ["CN", "HK", "VN"]],
  [undefined, ["CN", "HK", "VN"]],
])("with the time zone %s the nearest office is first", (zone, expected) => {
  expect(countries(nearestFirst(listOffices("en-US"), zone))).toEqual(expected);
});

test("phone and email are those of the time zone's office, else of the language's", () => {
  const { phone, vietnamPhone } = school();
  const first = (language: "en-US" | "vi-VN", zone: string) =>
    nearestFirst(listContacts(language), zone)[0]?.phone;
  expect(first("en-US", "UTC")).toBe(phone);
  expect(first("en-US", "Asia/Ho_Chi_Minh")).toBe(vietnamPhone);
  expect(first("vi-VN", "UTC")).toBe(vietnamPhone);
});

test("the chat is that of the visitor's country, else of the page's language", () => {
  const chats = (language: (typeof languages)[number], zone: string) =>
    listLocalAdvisers(language).find(({ zones }) => zones.includes(zone))?.chat?.name ??
    findAdviser(language).chat?.name;
  for (const language of languages) {
    expect(chats(language, "Asia/Jakarta")).toBe("whatsapp");
    expect(chats(language, "Asia/Saigon")).toBe("zalo");
    expect(chats(language, "Asia/Shanghai")).toBe("wechat");
    expect(chats(language, "Europe/Berlin")).toBe(findAdviser(language).chat?.name);
  }
});
