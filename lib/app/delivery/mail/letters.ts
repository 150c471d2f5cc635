import { interestsOf } from "../../../base/contract/enrolment-labels";
import { env } from "../../../base/env";
import { formatCalendarDay } from "../../../base/i18n/time";
import { formatMessage } from "../../../base/i18n/format-message";
import { classroomPage } from "../../../base/links/classroom";
import { studentSite } from "../../../base/links/student-site";
import { accountSites } from "../../../base/links/account-sites";
import {
  eventSchemas,
  type NotificationData,
  type NotificationKind,
} from "../../../engines/notifications/events";
import { deskScreens } from "../../../base/desk/screens";
import { applyPath, paths, withId } from "../../../base/paths";
import type { Language } from "../../../base/i18n/languages";
import { localize, type Localized } from "../../../base/db/localized";
import { formatMoney } from "../../../subjects/payments/money-text";
import { answerDays } from "../../../subjects/school/answer-days";
import { school, siteName } from "../../../subjects/school/school";
import type { NotificationRow } from "../../../engines/notifications/channel";
import type { Recipient } from "./recipient";
import { mailWords, type MailWords } from "./words";
import {
  type Letter,
  type Parts,
  siteAddress,
  withLinkButton,
  facts,
  suspectWarning,
  memberFacts,
  wishFacts,
  memberLetter,
  dashboardAction,
  formatTimes,
  regionName,
  sourceRegion,
  formatPhoneNumber,
  formatOrigin,
  bookingRuleLine,
} from "./letter-parts";

type LetterContext = { words: MailWords; audience: NotificationRow["audience"] } & Omit<
  Recipient,
  "address" | "name"
>;
type Letters = {
  [Kind in NotificationKind]: (data: NotificationData<Kind>, context: LetterContext) => Parts;
};

/** Text and button of a mail about a seat that ended, which depend on who ended it. */
function seatLetter(
  what: "moved" | "cancelled",
  data: { by_family?: boolean | undefined },
  { words, audience }: Pick<LetterContext, "words" | "audience">,
) {
  if (audience === "school") return words.seatByFamily.school[what];
  const text = data.by_family ? words.seatByFamily.person[what] : words.seat.person[what];
  return { ...text, action: dashboardAction(words.seat.person.action) };
}

/** Student and class, with the contact for the school. */
const seatFacts = (
  data: Parameters<typeof memberFacts>[0] & { class: { name: Localized } },
  { language, audience }: Pick<LetterContext, "language" | "audience">,
) => ({ ...memberFacts(data, audience), class: localize(data.class.name, language) });

/** The mail text of each kind of notification; a missing one is a compile error. */
const letters: Letters = {
  "test.asked": (_, { words }) => words.test.school,
  "enrolment.made": (data, { words, language }) => ({
    ...words.enrolment.school,
    ...suspectWarning(data, words),
    facts: facts(words, {
      name: data.name,
      phone: formatPhoneNumber(data.phone),
      email: data.email,
      interest: interestsOf(data.interest)
        .map((interest) => words.interests[interest])
        .join(" · "),
      region: sourceRegion(data.source, language),
      city: data.intention_city,
      university: data.intention_university,
      major: data.intention_major,
      gpa: data.gpa_score === 0 ? "" : String(data.gpa_score),
      link: formatOrigin(data.origin),
    }),
  }),
  "enquiry.made": (data, { words, language }) => ({
    ...words.enquiry.school,
    ...suspectWarning(data, words),
    facts: facts(words, {
      name: data.name,
      phone: formatPhoneNumber(data.phone),
      region: regionName(data.region, language),
      class: localize(data.class.name, language),
      message: data.message ?? "",
      link: formatOrigin(data.origin),
    }),
  }),
  "question.made": (data, { words, language }) => ({
    ...words.question.school,
    ...suspectWarning(data, words),
    facts: facts(words, {
      name: data.name,
      phone: formatPhoneNumber(data.phone),
      region: regionName(data.region, language),
      message: data.message,
      link: formatOrigin(data.origin),
    }),
  }),
  "company_enquiry.made": (data, { words, language }) => ({
    ...words.companyEnquiry.school,
    ...suspectWarning(data, words),
    facts: facts(words, {
      company: data.company.name,
      contactPerson: data.name,
      phone: formatPhoneNumber(data.phone),
      email: data.company.email,
      region: regionName(data.region, language),
      size: words.companySizes[data.company.size],
      goals: data.company.goals.map((goal) => words.companyGoals[goal]).join(" · "),
      message: data.company.message,
      link: formatOrigin(data.origin),
    }),
  }),
  "booking.made": (data, { words, language, audience, timeZone }) => {
    const texts = data.by_school ? { ...words.booking, ...words.bookingBySchool } : words.booking;
    const letter = memberLetter(texts, data, audience);
    const rule = audience === "person" ? bookingRuleLine(data, language, timeZone) : "";
    return {
      ...letter,
      ...(rule && { text: `${letter.text}\n${rule}` }),
      facts: facts(words, {
        ...memberFacts(data, audience),
        class: localize(data.class.name, language),
        points: new Intl.NumberFormat(language).format(data.points),
      }),
    };
  },
  "seat.offered": (data, { words, language, timeZone }) => {
    const { action, ...text } = words.offered.person;
    return {
      ...text,
      facts: facts(words, {
        student: data.student.name,
        class: localize(data.class.name, language),
        points: new Intl.NumberFormat(language).format(data.points),
        until: formatTimes(data.until, language, timeZone),
      }),
      action: { label: action, url: new URL(applyPath(data.class.id), env().SITE_URL).href },
    };
  },
  "place.removed": (data, { words, language }) => ({
    ...words.seat.person.removed,
    facts: facts(words, {
      student: data.student.name,
      class: localize(data.class.name, language),
      reason: data.reason,
    }),
    action: dashboardAction(words.seat.person.action),
  }),
  "booking.moved": (data, { words, language, audience }) => ({
    ...seatLetter("moved", data, { words, audience }),
    facts: facts(words, {
      ...seatFacts(data, { language, audience }),
      to: localize(data.to.name, language),
      reason: data.reason,
    }),
  }),
  "booking.cancelled": (data, { words, language, audience }) => ({
    ...seatLetter("cancelled", data, { words, audience }),
    facts: facts(words, {
      ...seatFacts(data, { language, audience }),
      points: new Intl.NumberFormat(language).format(data.points),
      reason: data.reason,
    }),
  }),
  "purchase.withdrawn": (data, { words, language, audience, timeZone }) => ({
    ...memberLetter(words.withdrawal, data, audience),
    facts: facts(words, {
      name: data.name,
      ...(audience === "school" && { email: data.email ?? "" }),
      purchase: [
        formatCalendarDay(data.received_on, language),
        formatMoney(data.amount, data.currency, language),
      ].join(" · "),
      when: formatTimes(data.declared_at, language, timeZone),
    }),
  }),
  "booking_request.made": (data, { words, language, audience }) => ({
    ...words.bookingRequest.school[data.to ? "move" : "cancel"],
    facts: facts(words, {
      ...seatFacts(data, { language, audience }),
      to: data.to ? localize(data.to.name, language) : "",
      message: data.message,
    }),
  }),
  "booking_request.declined": (data, { words, language }) => {
    const { action, ...text } = words.bookingRequest.person;
    return {
      ...text,
      facts: facts(words, {
        student: data.student.name,
        class: localize(data.class.name, language),
        to: data.to ? localize(data.to.name, language) : "",
        reason: data.reason,
      }),
      action: dashboardAction(action),
    };
  },
  "class.changed": (data, { words, language, timeZone }) => {
    const { action, ...text } = words.classChanged.person;
    return {
      ...text,
      facts: facts(words, {
        student: studentNames(data, language),
        class: localize(data.class.name, language),
        changed: new Intl.ListFormat(language).format(data.changed.map((fact) => words.what[fact])),
        reason: localize(data.reason, language),
        teacher: data.teacher ? localize(data.teacher, language) : "",
        next: data.starts_at ? formatTimes(data.starts_at, language, timeZone) : "",
      }),
      action: dashboardAction(action),
    };
  },
  "points.ending": (data, { words, language }) => {
    const { action, ...text } = words.pointsEnding.person;
    return {
      ...text,
      facts: facts(words, {
        points: new Intl.NumberFormat(language).format(data.points),
        lastDay: formatCalendarDay(data.last_day, language),
      }),
      action: dashboardAction(action),
    };
  },
  "lesson.changed": (data, { words, language, timeZone }) => {
    const { action, ...texts } = words.lessonChanged.person;
    const isReplaced = data.change === "canceled" && data.points === null;
    return {
      ...texts[isReplaced ? "replaced" : data.change],
      facts: facts(words, {
        student: new Intl.ListFormat(language).format(data.students),
        class: localize(data.class.name, language),
        ...lessonFacts(data, language, timeZone),
        teacher: data.teacher ? localize(data.teacher, language) : "",
        points: data.points ? new Intl.NumberFormat(language).format(data.points) : "",
        reason: localize(data.reason, language),
      }),
      action: dashboardAction(action),
    };
  },
  "teaching.changed": (data, { words, language, timeZone }) => {
    const { action, ...texts } = words.teachingChanged.person;
    return {
      ...texts[data.change],
      facts: facts(words, {
        class: localize(data.class.name, language),
        ...lessonFacts(data, language, timeZone),
        reason: localize(data.reason, language),
      }),
      action: { label: action, url: siteAddress(accountSites().teacherCentre) },
    };
  },
  "trial.changed": (data, { words, language, timeZone }) => ({
    ...trialText(data, words),
    facts: facts(words, {
      student: data.student.name,
      when: data.starts_at ? formatTimes(data.starts_at, language, timeZone) : "",
      teacher: data.teacher ? localize(data.teacher, language) : "",
    }),
    action: trialAction(data, words),
  }),
  "trial.asked": (data, { words, audience, language }) => {
    const { person, ...others } = words.trial;
    const text = formatMessage(person.text, { days: answerDays() }, language);
    return {
      ...memberLetter({ ...others, person: { ...person, text } }, data, audience),
      facts: facts(words, { ...memberFacts(data, audience), ...wishFacts(data, words, language, audience) }),
    };
  },
  "trial.updated": (data, { words, audience, language }) => ({
    ...words.trialUpdated.school,
    facts: facts(words, { ...memberFacts(data, audience), ...wishFacts(data, words, language, audience) }),
  }),
  "trial.withdrawn": (data, { words, audience, language, timeZone }) => ({
    ...memberLetter(words.trialWithdrawn, data, audience),
    facts: facts(words, {
      ...memberFacts(data, audience),
      was: data.starts_at ? formatTimes(data.starts_at, language, timeZone) : "",
      teacher: data.teacher ? localize(data.teacher, language) : "",
    }),
  }),
  "trial.closed": (data, { words, audience }) => ({
    ...memberLetter({ ...words.trialClosed, school: words.trial.school }, data, audience),
    facts: facts(words, memberFacts(data, audience)),
  }),
  "lesson.soon": (data, { words, language, timeZone }) => {
    const { action, subject, text, textNoLink } = words.soon.person;
    const { hours } = eventSchemas["lesson.soon"].parse(data);
    const overview = data.of === "live" ? studentSite().liveDetail : accountSites().studentCentre;
    const path = classroomPage(data.of) ?? overview;
    return {
      subject,
      text: formatMessage(data.has_link ? text : textNoLink, { hours }, language),
      facts: facts(words, {
        student: data.student.name,
        lesson: localize(data.lesson, language),
        course: localize(data.class.name, language),
        when: formatTimes(data.starts_at, language, timeZone),
      }),
      action: {
        label: action,
        url: new URL(withId(path, data.class.id), env().SITE_URL).href,
      },
    };
  },
  "lesson.missed": (data, { words, language, timeZone }) => {
    const { action, ...text } = words.missed.person;
    return {
      ...text,
      facts: facts(words, {
        student: studentNames(data, language),
        class: localize(data.class.name, language),
        lesson: localize(data.lesson, language),
        when: formatTimes(data.starts_at, language, timeZone),
      }),
      action: dashboardAction(action),
    };
  },
  "classroom.changed": (data, { words, language, timeZone }) => {
    const { action, changed, removed } = words.classroomChanged.person;
    return {
      ...(data.has_link ? changed : removed),
      facts: facts(words, {
        student: data.student.name,
        course: localize(data.class.name, language),
        lesson: localize(data.lesson, language),
        next: formatTimes(data.starts_at, language, timeZone),
      }),
      action: { label: action, url: data.url },
    };
  },
  "live.changed": (data, { words, language, timeZone }) => ({
    ...words.changed.person[data.starts_at ? "moved" : "cancelled"],
    facts: facts(words, {
      student: data.student.name,
      lesson: localize(data.lesson, language),
      course: localize(data.class.name, language),
      when: data.starts_at ? formatTimes(data.starts_at, language, timeZone) : "",
      was: formatTimes(data.was, language, timeZone),
    }),
  }),
  "message.sent": (data, { words, language, link }) => ({
    subject: data.subject,
    text: data.text,
    facts: facts(words, {
      student: new Intl.ListFormat(language).format(data.students),
      class: data.class ? localize(data.class, language) : "",
    }),
    ...(link !== undefined && { optOut: { label: words.optOut, url: link } }),
  }),
  "password.forgotten": (_, { words, link }) => withLinkButton(words.forgotten.person, link),
  "password.changed": (_, { words }) =>
    withLinkButton(words.passwordChanged.person, siteAddress(paths.forgotten)),
  "email.unconfirmed": (_, { words, link }) => withLinkButton(words.confirm.person, link),
  "staff.invited": (_, { words, link }) => withLinkButton(words.invited.person, link),
  "teacher.invited": (_, { words, link }) => withLinkButton(words.teacherInvited.person, link),
  "family.invited": (_, { words, link }) => withLinkButton(words.familyInvited.person, link),
  "staff.changed": ({ change, role }, { words }) => {
    const { [change]: text, notYou, action } = words.staffChanged.person;
    return {
      ...withLinkButton({ ...text, action }, siteAddress(deskScreens.account.path)),
      warning: notYou,
      facts: change === "role" ? facts(words, { role: words.roles[role] }) : [],
    };
  },
};

/** The students of a family whom a notification is about. */
const studentNames = (
  { student, students }: NotificationData<"class.changed" | "lesson.missed">,
  language: Language,
) => (students.length === 0 ? student.name : new Intl.ListFormat(language).format(students));

type ChangedLessons = Pick<NotificationData<"lesson.changed">, "lessons"> & { change: string };

/** The names and times of changed lessons, one per line; the earlier time only if it differs. */
function lessonFacts(
  { lessons, change }: ChangedLessons,
  language: Language,
  timeZone: LetterContext["timeZone"],
) {
  const isNewTime = change === "moved" || change === "canceled";
  const times = lessons.flatMap(({ starts_at: startsAt }) =>
    startsAt === null ? [] : formatTimes(startsAt, language, timeZone),
  );
  return {
    lesson: lessons.map(({ name }) => localize(name, language)).join("\n"),
    was: isNewTime ? lessons.map(({ was }) => formatTimes(was, language, timeZone)).join("\n") : "",
    when: times.join("\n"),
  };
}

type TrialChange = NotificationData<"trial.changed">;

function trialText({ starts_at: startsAt, has_link: hasLink }: TrialChange, words: MailWords) {
  const { arranged, open } = words.trialChanged.person;
  if (startsAt === null) return open;
  const { subject, text, textNoLink } = arranged;
  return { subject, text: hasLink ? text : textNoLink };
}

/** Leads to the page from which the lesson is entered, if this site has it. */
function trialAction({ id, starts_at: startsAt }: TrialChange, words: MailWords) {
  const page = startsAt === null ? undefined : classroomPage("trial");
  if (!page) return dashboardAction(words.trialChanged.person.action);
  return { label: words.classroomChanged.person.action, url: siteAddress(withId(page, id)) };
}

/** Creates the mail of a notification for its recipient. */
export function createLetter(
  notification: Pick<NotificationRow, "kind" | "data" | "audience">,
  reader: Recipient,
): Letter {
  const { language, name } = reader;
  const words = mailWords[language];
  const { audience } = notification;
  // `data` has the kind's type: both were stored together.
  const write = letters[notification.kind] as (data: unknown, context: LetterContext) => Parts;
  return {
    language,
    facts: [],
    ...(name && { greeting: formatMessage(words.greeting, { name }, language) }),
    footer: createFooter(words, footerReasons[notification.kind] ?? audience, language),
    ...(audience === "school" && deskAction(notification, words)),
    ...write(notification.data, { ...reader, words, audience }),
  };
}

/** The button to the desk in a mail to the school; none if the operator has not set the site's address. */
function deskAction(
  { kind, data }: Pick<NotificationRow, "kind" | "data">,
  words: MailWords,
): Pick<Letter, "action"> {
  const toPath = deskPaths[kind];
  if (!toPath || !env().ownOrigin) return {};
  return { action: { label: words.openAtDesk, url: siteAddress(toPath(data as { id: number })) } };
}

const toEnquiry = ({ id }: { id: number }) => `${deskScreens.leads.path}?lead=enquiry-${id}`;
const toTrials = () => deskScreens.trials.path;

/** Where staff work on what a mail to the school reports. */
const deskPaths: Partial<Record<NotificationKind, (data: { id: number }) => string>> = {
  "enrolment.made": ({ id }) => `${deskScreens.leads.path}?lead=enrolment-${id}`,
  "enquiry.made": toEnquiry,
  "question.made": toEnquiry,
  "company_enquiry.made": toEnquiry,
  "booking.made": () => deskScreens.classes.path,
  "trial.asked": toTrials,
  "trial.updated": toTrials,
  "trial.withdrawn": toTrials,
};
type FooterReason = "school" | "person" | "staff" | "asked" | "member";

/** The footer's reason for mails to people who may not be members of the school. */
const footerReasons: Partial<Record<NotificationKind, FooterReason>> = {
  "password.forgotten": "asked",
  "email.unconfirmed": "asked",
  "staff.invited": "staff",
  "teacher.invited": "staff",
  "family.invited": "staff",
  "staff.changed": "member",
};

/** The reason for the mail and, if the school has an email address, where to ask. */
function createFooter({ footer }: MailWords, reason: FooterReason, language: Language): string {
  const reasonText = formatMessage(footer[reason], { school: siteName(language) }, language);
  const { email } = school();
  const isToSchool = reason === "school" || reason === "staff";
  if (!email || isToSchool) return reasonText;
  return reasonText + formatMessage(footer[`${reason}Ask`], { email }, language);
}
