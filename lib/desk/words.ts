import noticesEn from "../../messages/desk/en-US/notices.json";
import leadsEn from "../../messages/desk/en-US/leads.json";
import accountsEn from "../../messages/desk/en-US/accounts.json";
import seatsEn from "../../messages/desk/en-US/seats.json";
import trialsEn from "../../messages/desk/en-US/trials.json";
import linksEn from "../../messages/desk/en-US/links.json";
import seasonsEn from "../../messages/desk/en-US/seasons.json";
import contentEn from "../../messages/desk/en-US/content.json";
import sessionEn from "../../messages/desk/en-US/session.json";
import shellEn from "../../messages/desk/en-US/shell.json";
import staffEn from "../../messages/desk/en-US/staff.json";
import startEn from "../../messages/desk/en-US/start.json";
import noticesZh from "../../messages/desk/zh-CN/notices.json";
import leadsZh from "../../messages/desk/zh-CN/leads.json";
import accountsZh from "../../messages/desk/zh-CN/accounts.json";
import seatsZh from "../../messages/desk/zh-CN/seats.json";
import trialsZh from "../../messages/desk/zh-CN/trials.json";
import linksZh from "../../messages/desk/zh-CN/links.json";
import seasonsZh from "../../messages/desk/zh-CN/seasons.json";
import contentZh from "../../messages/desk/zh-CN/content.json";
import sessionZh from "../../messages/desk/zh-CN/session.json";
import shellZh from "../../messages/desk/zh-CN/shell.json";
import staffZh from "../../messages/desk/zh-CN/staff.json";
import startZh from "../../messages/desk/zh-CN/start.json";
import type { DeskLanguage } from "./language";

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
  },
};
