import type { DemoContent } from "../content-types";

/** Invented universities, in the order of their logos. */
const universities = [
  ["Tingyu University of Languages", "tingyu"],
  ["Songyue Normal University", "songyue"],
  ["Yunfan Maritime University", "yunfan"],
  ["Qinglan University", "qinglan"],
  ["Heting University of Arts", "heting"],
  ["Qiuhe University of Commerce", "qiuhe"],
  ["Luming University of Technology", "luming"],
  ["Zhuying Medical University", "zhuying"],
] as const;

export const partners: DemoContent["partners"] = universities.map(([name, host], index) => ({
  name,
  link: `https://www.${host}.example/`,
  content: `/art/partners/${index + 1}.svg`,
}));
