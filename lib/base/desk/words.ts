import notificationsEn from "../../../messages/en-US/desk/notifications.json" with { type: "json" };
import leadsEn from "../../../messages/en-US/desk/leads.json" with { type: "json" };
import peopleEn from "../../../messages/en-US/desk/people.json" with { type: "json" };
import bookingsEn from "../../../messages/en-US/desk/bookings.json" with { type: "json" };
import recordingsEn from "../../../messages/en-US/desk/recordings.json" with { type: "json" };
import trialsEn from "../../../messages/en-US/desk/trials.json" with { type: "json" };
import linksEn from "../../../messages/en-US/desk/links.json" with { type: "json" };
import campaignEn from "../../../messages/en-US/desk/campaign.json" with { type: "json" };
import contentEn from "../../../messages/en-US/desk/content.json" with { type: "json" };
import sessionEn from "../../../messages/en-US/desk/session.json" with { type: "json" };
import shellEn from "../../../messages/en-US/desk/shell.json" with { type: "json" };
import staffEn from "../../../messages/en-US/desk/staff.json" with { type: "json" };
import todayEn from "../../../messages/en-US/desk/today.json" with { type: "json" };
import teachersEn from "../../../messages/en-US/desk/teachers.json" with { type: "json" };
import notificationsZh from "../../../messages/zh-CN/desk/notifications.json" with { type: "json" };
import leadsZh from "../../../messages/zh-CN/desk/leads.json" with { type: "json" };
import peopleZh from "../../../messages/zh-CN/desk/people.json" with { type: "json" };
import bookingsZh from "../../../messages/zh-CN/desk/bookings.json" with { type: "json" };
import recordingsZh from "../../../messages/zh-CN/desk/recordings.json" with { type: "json" };
import trialsZh from "../../../messages/zh-CN/desk/trials.json" with { type: "json" };
import linksZh from "../../../messages/zh-CN/desk/links.json" with { type: "json" };
import campaignZh from "../../../messages/zh-CN/desk/campaign.json" with { type: "json" };
import contentZh from "../../../messages/zh-CN/desk/content.json" with { type: "json" };
import sessionZh from "../../../messages/zh-CN/desk/session.json" with { type: "json" };
import shellZh from "../../../messages/zh-CN/desk/shell.json" with { type: "json" };
import staffZh from "../../../messages/zh-CN/desk/staff.json" with { type: "json" };
import todayZh from "../../../messages/zh-CN/desk/today.json" with { type: "json" };
import teachersZh from "../../../messages/zh-CN/desk/teachers.json" with { type: "json" };
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
  people: peopleEn,
  bookings: bookingsEn,
  recordings: recordingsEn,
  trials: trialsEn,
  links: linksEn,
  content: contentEn,
  session: sessionEn,
  shell: shellEn,
  staff: staffEn,
  today: todayEn,
  teachers: teachersEn,
  campaign: campaignEn,
  notifications: notificationsEn,
  lessonNames,
};

export type DeskWords = typeof english;

export const deskWords: Record<DeskLanguage, DeskWords> = {
  "en-US": english,
  "zh-CN": {
    leads: leadsZh,
    people: peopleZh,
    bookings: bookingsZh,
    recordings: recordingsZh,
    trials: trialsZh,
    links: linksZh,
    content: contentZh,
    session: sessionZh,
    shell: shellZh,
    staff: staffZh,
    today: todayZh,
    teachers: teachersZh,
    campaign: campaignZh,
    notifications: notificationsZh,
    lessonNames,
  },
};
