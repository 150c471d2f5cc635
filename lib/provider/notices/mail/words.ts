import en from "../../../../messages/notices/en-US.json";
import id from "../../../../messages/notices/id-ID.json";
import ko from "../../../../messages/notices/ko-KR.json";
import vi from "../../../../messages/notices/vi-VN.json";
import zhCN from "../../../../messages/notices/zh-CN.json";
import zhHK from "../../../../messages/notices/zh-HK.json";
import zhTW from "../../../../messages/notices/zh-TW.json";
import type { Language } from "../../../i18n/languages";

export type MailWords = typeof en;

/** The words of mails, apart from those of pages: no page carries them. A language that lacks one is a compile error. */
export const mailWords: Record<Language, MailWords> = {
  "en-US": en,
  "zh-CN": zhCN,
  "zh-HK": zhHK,
  "zh-TW": zhTW,
  "vi-VN": vi,
  "id-ID": id,
  "ko-KR": ko,
};
