import type { TrialWishes } from "../../../account/trial-request";
import { formatWeekly, timesIn, zoneName } from "../../../account/trial-times";
import { interestsOf, sourceLabels } from "../../../contract/enrolment-labels";
import { env } from "../../../env";
import { fill } from "../../../i18n/fill";
import type { Language } from "../../../i18n/languages";
import { formatInstant } from "../../../i18n/time";
import { studentSite } from "../../../links/student-site";
import { accountSites } from "../../../links/account-sites";
import type { NoticeData, NoticeKind } from "../../../notices/events";
import { languageFacts, languageNames } from "../../../i18n/languages";
import { deskScreens } from "../../../desk/screens";
import { applyingPath, paths } from "../../../paths";
import { clockAt, schoolZone } from "../../../schedule/zoned";
import { localised } from "../../db/localised";
import { school, siteName } from "../../../school/school";
import type { Notice } from "../ways";
import type { Reader } from "./reader";
import { mailWords, type MailWords } from "./words";

/** The content of a mail before rendering, as unescaped plain text. */
export type Letter = {
  language: Language;
  /** Constant text only: user input must not reach a header. */
  subject: string;
  greeting?: string;
  text: string;
  /** A highlighted warning. */
  warning?: string;
  facts: [label: string, value: string][];
  action?: { label: string; url: string };
  footer: string;
};

type Parts = Pick<Letter, "text" | "subject"> & Partial<Letter>;
type Fact = keyof MailWords["facts"];
type Written = { words: MailWords; audience: Notice["audience"] } & Omit<Reader, "address" | "name">;
type Letters = { [Kind in NoticeKind]: (data: NoticeData<Kind>, written: Written) => Parts };

/** The mail text of each kind of notification; a missing one is a compile error. */
const letters: Letters = {
  "test.asked": (_, { words }) => words.test.school,
  "enrolment.made": (data, { words, language }) => ({
    ...words.enrolment.school,
    ...suspicion(data, words),
    facts: facts(words, {
      name: data.name,
      phone: written(data.phone),
      email: data.email,
      interest: interestsOf(data.interest)
        .map((interest) => words.interests[interest])
        .join(" · "),
      region: regionOf(data.source, language),
      city: data.intention_city,
      university: data.intention_university,
      major: data.intention_major,
      gpa: data.gpa_score === 0 ? "" : String(data.gpa_score),
      link: linkOf(data.origin),
    }),
  }),
  "enquiry.made": (data, { words, language }) => ({
    ...words.enquiry.school,
    ...suspicion(data, words),
    facts: facts(words, {
      name: data.name,
      phone: written(data.phone),
      region: regionName(data.region, language),
      class: localised(data.class.name, language),
      link: linkOf(data.origin),
    }),
  }),
  "company_enquiry.made": (data, { words, language }) => ({
    ...words.companyEnquiry.school,
    ...suspicion(data, words),
    facts: facts(words, {
      company: data.company.name,
      contactPerson: data.name,
      phone: written(data.phone),
      email: data.company.email,
      region: regionName(data.region, language),
      size: words.companySizes[data.company.size],
      goals: data.company.goals.map((goal) => words.companyGoals[goal]).join(" · "),
      message: data.company.message,
      link: linkOf(data.origin),
    }),
  }),
  "booking.made": (data, { words, language, audience }) => ({
    ...memberLetter(words.booking, data, audience),
    facts: facts(words, {
      ...memberFacts(data, audience),
      class: localised(data.class.name, language),
      points: new Intl.NumberFormat(language).format(data.points),
    }),
  }),
  "seat.offered": (data, { words, language, timeZone }) => {
    const { action, ...text } = words.offered.person;
    return {
      ...text,
      facts: facts(words, {
        student: data.student.name,
        class: localised(data.class.name, language),
        points: new Intl.NumberFormat(language).format(data.points),
        until: times(data.until, language, timeZone),
      }),
      action: { label: action, url: new URL(applyingPath(data.class.id), env().SITE_URL).href },
    };
  },
  "booking.moved": (data, { words, language }) => ({
    ...words.seat.person.moved,
    facts: facts(words, {
      student: data.student.name,
      class: localised(data.class.name, language),
      to: localised(data.to.name, language),
      reason: data.reason,
    }),
    action: toCentre(words.seat.person.action),
  }),
  "booking.cancelled": (data, { words, language }) => ({
    ...words.seat.person.cancelled,
    facts: facts(words, {
      student: data.student.name,
      class: localised(data.class.name, language),
      points: new Intl.NumberFormat(language).format(data.points),
      reason: data.reason,
    }),
    action: toCentre(words.seat.person.action),
  }),
  "class.changed": (data, { words, language, timeZone }) => {
    const { action, ...text } = words.classChanged.person;
    return {
      ...text,
      facts: facts(words, {
        student: data.student.name,
        class: localised(data.class.name, language),
        changed: new Intl.ListFormat(language).format(data.changed.map((fact) => words.what[fact])),
        reason: localised(data.reason, language),
        teacher: data.teacher ? localised(data.teacher, language) : "",
        next: data.starts_at ? times(data.starts_at, language, timeZone) : "",
      }),
      action: toCentre(action),
    };
  },
  "trial.changed": (data, { words, language, timeZone }) => ({
    ...words.trialChanged.person[data.starts_at ? "arranged" : "open"],
    facts: facts(words, {
      student: data.student.name,
      when: data.starts_at ? times(data.starts_at, language, timeZone) : "",
      teacher: data.teacher ? localised(data.teacher, language) : "",
    }),
    action: toCentre(words.trialChanged.person.action),
  }),
  "trial.asked": (data, { words, audience, language }) => ({
    ...memberLetter(words.trial, data, audience),
    facts: facts(words, { ...memberFacts(data, audience), ...wishFacts(data, words, language, audience) }),
  }),
  "trial.updated": (data, { words, audience, language }) => ({
    ...words.trialUpdated.school,
    facts: facts(words, { ...memberFacts(data, audience), ...wishFacts(data, words, language, audience) }),
  }),
  "trial.withdrawn": (data, { words, audience, language, timeZone }) => ({
    ...memberLetter(words.trialWithdrawn, data, audience),
    facts: facts(words, {
      ...memberFacts(data, audience),
      was: data.starts_at ? times(data.starts_at, language, timeZone) : "",
      teacher: data.teacher ? localised(data.teacher, language) : "",
    }),
  }),
  "trial.closed": (data, { words, audience }) => ({
    ...memberLetter({ ...words.trialClosed, school: words.trial.school }, data, audience),
    facts: facts(words, memberFacts(data, audience)),
  }),
  "lesson.soon": (data, { words, language, timeZone }) => {
    const { action, ...text } = words.soon.person;
    const path = data.of === "live" ? studentSite().liveDetail : accountSites().studentCentre;
    return {
      ...text,
      facts: facts(words, {
        student: data.student.name,
        lesson: localised(data.lesson, language),
        course: localised(data.class.name, language),
        when: times(data.starts_at, language, timeZone),
      }),
      action: {
        label: action,
        url: new URL(path.replace("{id}", String(data.class.id)), env().SITE_URL).href,
      },
    };
  },
  "live.changed": (data, { words, language, timeZone }) => ({
    ...words.changed.person[data.starts_at ? "moved" : "cancelled"],
    facts: facts(words, {
      student: data.student.name,
      lesson: localised(data.lesson, language),
      course: localised(data.class.name, language),
      when: data.starts_at ? times(data.starts_at, language, timeZone) : "",
      was: times(data.was, language, timeZone),
    }),
  }),
  "password.forgotten": (_, { words, link }) => linked(words.forgotten.person, link),
  "password.changed": (_, { words }) => linked(words.passwordChanged.person, address(paths.forgotten)),
  "email.unconfirmed": (_, { words, link }) => linked(words.confirm.person, link),
  "staff.invited": (_, { words, link }) => linked(words.invited.person, link),
  "staff.changed": ({ change, role }, { words }) => {
    const { [change]: text, notYou, action } = words.staffChanged.person;
    return {
      ...linked({ ...text, action }, address(deskScreens.account.path)),
      warning: notYou,
      facts: change === "role" ? facts(words, { role: words.roles[role] }) : [],
    };
  },
};

const address = (path: string) => new URL(path, env().SITE_URL).href;

/** Creates a mail whose main content is its button. */
function linked(
  { action, ...text }: { subject: string; text: string; action: string },
  url: string | undefined,
): Parts {
  return { ...text, ...(url && { action: { label: action, url } }) };
}

/** Creates the mail of a notification for its recipient. */
export function letterOf(notice: Pick<Notice, "kind" | "data" | "audience">, reader: Reader): Letter {
  const { language, name } = reader;
  const words = mailWords[language];
  const { audience } = notice;
  // `data` has the kind's type: both were stored together.
  const write = letters[notice.kind] as (data: unknown, written: Written) => Parts;
  return {
    language,
    facts: [],
    ...(name && { greeting: fill(words.greeting, { name }) }),
    footer: fill(words.footer[whyOf[notice.kind] ?? audience], {
      school: siteName(language),
      email: school().email,
    }),
    ...write(notice.data, { ...reader, words, audience }),
  };
}

/** The footer's reason for mails to people who may not be members of the school. */
const whyOf: Partial<Record<NoticeKind, keyof MailWords["footer"]>> = {
  "password.forgotten": "asked",
  "email.unconfirmed": "asked",
  "staff.invited": "staff",
  "staff.changed": "member",
};

const facts = (words: MailWords, values: Partial<Record<Fact, string>>): Letter["facts"] =>
  (Object.entries(values) as [Fact, string][])
    .filter(([, value]) => value !== "")
    .map(([fact, value]) => [words.facts[fact], value]);

const suspicion = ({ suspect }: { suspect: boolean }, words: MailWords) =>
  suspect ? { warning: words.suspect } : {};

type Member = NoticeData<"trial.closed">;

/** Facts about a member; email and language only for the school. */
const memberFacts = ({ student, email, language }: Member, audience: Notice["audience"]) => ({
  student: student.name,
  ...(audience === "school" && { email: email ?? "", language: language ? languageNames[language] : "" }),
});

/** Facts of a trial request; for the school, times are also in its own time zone. */
function wishFacts(
  { wishes }: { wishes?: TrialWishes | null },
  words: MailWords,
  language: Language,
  audience: Notice["audience"],
): Partial<Record<Fact, string>> {
  // Rows from before the request form existed have no wishes.
  if (!wishes) return {};
  const { goals, levels, channels } = words.trialWishes;
  const now = new Date();
  const zones = audience === "school" ? [wishes.time_zone, schoolZone] : [wishes.time_zone];
  const hoursIn = (zone: string) =>
    timesIn(wishes, zone, now).map(
      (row) => `${formatWeekly(row, language)} (${zoneName(zone, language, now)})`,
    );
  return {
    goal: goals[wishes.goal],
    level: levels[wishes.level],
    preferred: [...new Set(zones.flatMap(hoursIn))].join("\n"),
    contact: `${channels[wishes.channel]}: ${wishes.contact}`,
  };
}

type MemberWords = { school: Parts; person: { subject: string; text: string; action: string } };

function memberLetter(words: MemberWords, _data: Member, audience: Notice["audience"]): Parts {
  if (audience === "school") return words.school;
  const { action, ...text } = words.person;
  return { ...text, action: toCentre(action) };
}

const toCentre = (label: string) => ({ label, url: address(accountSites().studentCentre) });

/** Formats a time in the recipient's known or assumed zone, and in the school's if it differs. */
function times(at: string, language: Language, timeZone: Reader["timeZone"]): string {
  const instant = new Date(at);
  const own = timeZone ?? languageFacts[language].timeZone;
  const shown = (zone: string) => Object.values(clockAt(instant, zone)).join();
  const all = own && shown(own) !== shown(schoolZone) ? [own, schoolZone] : [own ?? schoolZone];
  return all.map((zone) => formatInstant(instant, language, zone)).join("\n");
}

/** Returns a country's localized name; an unknown code is returned unchanged. */
const regionName = (code: string, language: Language) =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(language, { type: "region" }).of(code)) || code;

/** Returns the region of a source label; empty for the international page. */
function regionOf(source: string, language: Language): string {
  if (source === sourceLabels.en) return "";
  const region = (["vn", "id"] as const).find((code) => sourceLabels[code] === source);
  return region ? regionName(region.toUpperCase(), language) : source;
}

/** Formats 84-912345678 as +84 912345678. */
const written = (phone: string) => `+${phone.replace("-", " ")}`;

/** Formats the campaign link's values. */
const linkOf = (origin: Record<string, unknown> | null) =>
  Object.values(origin ?? {})
    .map(String)
    .join(", ");
