import noticesEn from "../../messages/en-US/desk/notices.json";
import leadsEn from "../../messages/en-US/desk/leads.json";
import accountsEn from "../../messages/en-US/desk/accounts.json";
import seatsEn from "../../messages/en-US/desk/seats.json";
import trialsEn from "../../messages/en-US/desk/trials.json";
import linksEn from "../../messages/en-US/desk/links.json";
import seasonsEn from "../../messages/en-US/desk/seasons.json";
import contentEn from "../../messages/en-US/desk/content.json";
import sessionEn from "../../messages/en-US/desk/session.json";
import shellEn from "../../messages/en-US/desk/shell.json";
import staffEn from "../../messages/en-US/desk/staff.json";
import startEn from "../../messages/en-US/desk/start.json";
import noticesZh from "../../messages/zh-CN/desk/notices.json";
import leadsZh from "../../messages/zh-CN/desk/leads.json";
import accountsZh from "../../messages/zh-CN/desk/accounts.json";
import seatsZh from "../../messages/zh-CN/desk/seats.json";
import trialsZh from "../../messages/zh-CN/desk/trials.json";
import linksZh from "../../messages/zh-CN/desk/links.json";
import seasonsZh from "../../messages/zh-CN/desk/seasons.json";
import contentZh from "../../messages/zh-CN/desk/content.json";
import sessionZh from "../../messages/zh-CN/desk/session.json";
import shellZh from "../../messages/zh-CN/desk/shell.json";
import staffZh from "../../messages/zh-CN/desk/staff.json";
import startZh from "../../messages/zh-CN/desk/start.json";
import { perLanguage } from "../i18n/languages";
import { serverMessages } from "../i18n/server-messages";
import type { DeskLanguage } from "./language";

const lessonNames = perLanguage((language) => serverMessages[language].lesson);

/*
 * The desk's texts by subject, separate from the site's, so that public pages do not load them. Plain texts with
 * `{names}` as placeholders, which components/ui/fill replaces.
 */
const english = {
  leads: leadsEn,
  accounts: accountsEn,
  seats: seatsEn,
  trials: trialsEn,
  links: linksEn,
  content: contentEn,
  session: sessionEn,
  shell: shellEn,
  staff: staffEn,
  start: startEn,
  seasons: seasonsEn,
  notices: noticesEn,
  lessonNames,
};

export type DeskWords = typeof english;

export const deskWords: Record<DeskLanguage, DeskWords> = {
  "en-US": english,
  "zh-CN": {
    leads: leadsZh,
    accounts: accountsZh,
    seats: seatsZh,
    trials: trialsZh,
    links: linksZh,
    content: contentZh,
    session: sessionZh,
    shell: shellZh,
    staff: staffZh,
    start: startZh,
    seasons: seasonsZh,
    notices: noticesZh,
    lessonNames,
  },
};
