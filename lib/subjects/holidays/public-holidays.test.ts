import { listPublicHolidays } from "./public-holidays";

const find = async (country: string, name: string) =>
  (await listPublicHolidays(country, 2027)).find((holiday) => holiday.name["en-US"] === name);

test("a holiday has its days, and its names in the languages that the package has", async () => {
  expect(await find("VN", "National Day")).toEqual({
    ...{ firstDay: "2027-09-02", lastDay: "2027-09-02" },
    name: { "en-US": "National Day", "vi-VN": "Quốc khánh" },
  });
  expect(await find("KR", "Korean New Year")).toEqual({
    ...{ firstDay: "2027-02-07", lastDay: "2027-02-09" },
    name: { "en-US": "Korean New Year", "ko-KR": "설날" },
  });
});

test("days in a row with one name are one entry, and those within another are left out", async () => {
  const china = await listPublicHolidays("CN", 2027);
  expect(china.filter(({ name }) => name["zh-CN"] === "春节")).toEqual([
    expect.objectContaining({ firstDay: "2027-02-05", lastDay: "2027-02-07" }),
  ]);
  const vietnam = await listPublicHolidays("VN", 2027);
  expect(vietnam.filter(({ firstDay }) => firstDay.startsWith("2027-02"))).toEqual([
    expect.objectContaining({ firstDay: "2027-02-05", lastDay: "2027-02-09" }),
  ]);
});

test("Chinese names are in the country's characters, and half days are left out", async () => {
  expect((await find("TW", "Dragon Boat Festival"))?.name).toEqual({
    "en-US": "Dragon Boat Festival",
    "zh-HK": "端午節",
    "zh-TW": "端午節",
  });
  expect((await find("US", "Christmas Day"))?.name).not.toHaveProperty("zh-CN");
  expect(await find("CN", "International Women's Day")).toBeUndefined();
});

test("an unknown country has no holidays", async () => {
  expect(await listPublicHolidays("XX", 2027)).toEqual([]);
});
