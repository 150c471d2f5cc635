import type attendance from "../../../messages/en-US/desk/attendance.json";
import type bookings from "../../../messages/en-US/desk/bookings.json";
import type calendar from "../../../messages/en-US/desk/calendar.json";
import type campaign from "../../../messages/en-US/desk/campaign.json";
import type content from "../../../messages/en-US/desk/content.json";
import type families from "../../../messages/en-US/desk/families.json";
import type hours from "../../../messages/en-US/desk/hours.json";
import type illness from "../../../messages/en-US/desk/illness.json";
import type imports from "../../../messages/en-US/desk/imports.json";
import type leads from "../../../messages/en-US/desk/leads.json";
import type links from "../../../messages/en-US/desk/links.json";
import type messages from "../../../messages/en-US/desk/messages.json";
import type notifications from "../../../messages/en-US/desk/notifications.json";
import type payments from "../../../messages/en-US/desk/payments.json";
import type people from "../../../messages/en-US/desk/people.json";
import type pronunciations from "../../../messages/en-US/desk/pronunciations.json";
import type recordings from "../../../messages/en-US/desk/recordings.json";
import type session from "../../../messages/en-US/desk/session.json";
import type shell from "../../../messages/en-US/desk/shell.json";
import type staff from "../../../messages/en-US/desk/staff.json";
import type teachers from "../../../messages/en-US/desk/teachers.json";
import type timetable from "../../../messages/en-US/desk/timetable.json";
import type today from "../../../messages/en-US/desk/today.json";
import type trials from "../../../messages/en-US/desk/trials.json";
import { perLanguage, type Language } from "../i18n/languages";
import { readMessageFiles, serverMessages } from "../i18n/server-messages";
import { createTranslate } from "../i18n/server-translate";
import type { Translate } from "../i18n/translate";
import { deskLanguages, type DeskLanguage } from "./language";

/** The files of the folders `desk` in messages. */
type Files = {
  payments: typeof payments;
  people: typeof people;
  content: typeof content;
  families: typeof families;
  hours: typeof hours;
  illness: typeof illness;
  imports: typeof imports;
  leads: typeof leads;
  links: typeof links;
  messages: typeof messages;
  notifications: typeof notifications;
  pronunciations: typeof pronunciations;
  recordings: typeof recordings;
  campaign: typeof campaign;
  attendance: typeof attendance;
  bookings: typeof bookings;
  calendar: typeof calendar;
  session: typeof session;
  shell: typeof shell;
  staff: typeof staff;
  timetable: typeof timetable;
  today: typeof today;
  teachers: typeof teachers;
  trials: typeof trials;
};

/** The desk's messages by subject. Components read them with next-intl, as `desk.leads`. */
export type DeskMessages = Files & {
  /** How a lesson without a name is called in each language of the site. */
  lessonNames: Record<Language, string>;
};

export type DeskSubject = keyof DeskMessages;
export type DeskTranslate<Subject extends DeskSubject> = Translate<DeskMessages[Subject]>;

const subjects = [
  ...(["hours", "illness", "imports", "payments"] as const),
  ...([
    "people",
    "families",
    "content",
    "leads",
    "links",
    "messages",
    "notifications",
    "recordings",
  ] as const),
  ...([
    "campaign",
    "pronunciations",
    "attendance",
    "bookings",
    "calendar",
    "session",
    "shell",
    "staff",
    "timetable",
    "today",
    "teachers",
    "trials",
  ] as const),
] satisfies (keyof Files)[];

const files = subjects.map((subject) => [subject, readMessageFiles(`desk/${subject}.json`)] as const);
const lessonNames = perLanguage((language) => serverMessages[language].lesson);

const readDeskMessages = (language: DeskLanguage) =>
  ({
    ...Object.fromEntries(files.map(([subject, messages]) => [subject, messages[language]])),
    lessonNames,
  }) as unknown as DeskMessages;

/** The desk's messages as they are written. Server only. */
export const deskMessages = Object.fromEntries(
  deskLanguages.map((language) => [language, readDeskMessages(language)]),
) as Record<DeskLanguage, DeskMessages>;

/** Translates for the server, such as in exports. */
export const deskTranslate = <Subject extends DeskSubject>(language: DeskLanguage, subject: Subject) =>
  createTranslate(deskMessages[language][subject], language) as DeskTranslate<Subject>;
