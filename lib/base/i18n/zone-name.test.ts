import { languages, type Language } from "./languages";
import { zoneNames, type ZoneWords } from "./zone-name";

const namesOf = async (zone: string, language: Language) => {
  const { zones } = (await import(`../../../messages/${language}/site.json`)).default as { zones: ZoneWords };
  return zoneNames(zone, language, zones);
};

test.each([
  ["en-US", "Asia/Shanghai", "Beijing time", "Beijing time"],
  ["vi-VN", "Asia/Shanghai", "giờ Bắc Kinh", "Giờ Bắc Kinh"],
  ["id-ID", "Asia/Shanghai", "waktu Beijing", "Waktu Beijing"],
  ["ko-KR", "Asia/Ho_Chi_Minh", "베트남 시간", "베트남 시간"],
  ["vi-VN", "Asia/Saigon", "giờ Việt Nam", "Giờ Việt Nam"],
  ["en-US", "Asia/Kathmandu", "Nepal Time", "Nepal Time"],
  ["vi-VN", "Europe/Berlin", "giờ Trung Âu", "Giờ Trung Âu"],
  ["id-ID", "Asia/Jakarta", "waktu Indonesia Barat", "Waktu Indonesia Barat"],
  ["zh-CN", "Europe/Berlin", "中欧时间", "中欧时间"],
  ["vi-VN", "Etc/GMT-8", "GMT+08:00", "GMT+08:00"],
] as const)(
  "in %s, %s is %s in a sentence and %s at its start",
  async (language, zone, schoolZone, SchoolZone) => {
    expect(await namesOf(zone, language)).toEqual({ schoolZone, SchoolZone });
  },
);

test.each(languages)("every zone has a name that fits a message in %s", async (language) => {
  for (const zone of Intl.supportedValuesOf("timeZone"))
    expect((await namesOf(zone, language)).SchoolZone).toMatch(/^[^{}<>]+$/);
});
