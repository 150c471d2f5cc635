import type { ServerFacts } from "./facts";
import type { Language } from "./index";
import { serverFacts as enUS } from "./en-US";
import { serverFacts as zhCN } from "./zh-CN";
import { serverFacts as zhHK } from "./zh-HK";
import { serverFacts as zhTW } from "./zh-TW";
import { serverFacts as viVN } from "./vi-VN";
import { serverFacts as idID } from "./id-ID";
import { serverFacts as koKR } from "./ko-KR";

/** What only the server needs to know of each language; browsers load languages.ts. */
export const serverFacts: Readonly<Record<Language, ServerFacts>> = {
  "en-US": enUS,
  "zh-CN": zhCN,
  "zh-HK": zhHK,
  "zh-TW": zhTW,
  "vi-VN": viVN,
  "id-ID": idID,
  "ko-KR": koKR,
};
