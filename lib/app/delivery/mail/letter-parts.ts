import type { TrialWishes } from "../../../base/contract/trial-request";
import { formatWeekly, toWeeklyHours, zoneName } from "../../../subjects/trials/trial-times";
import { sourceLabels } from "../../../base/contract/enrolment-labels";
import { env } from "../../../base/env";
import type { Language } from "../../../base/i18n/languages";
import { formatInstant } from "../../../base/i18n/time";
import { accountSites } from "../../../base/links/account-sites";
import type { NotificationData } from "../../../engines/notifications/events";
import { languageFacts, languageNames } from "../../../base/i18n/languages";
import { toLocalTime } from "../../../base/schedule/zoned";
import { schoolZone } from "../../../subjects/school/zone";
import type { NotificationRow } from "../../../engines/notifications/channel";
import type { Recipient } from "./recipient";
import { cancelLine } from "../../../subjects/rules/sentences/booking-line";
import { createTranslate } from "../../../base/i18n/server-translate";
import { bookingRuleWords, type MailWords } from "./words";

/** The content of a mail before rendering, as unescaped plain text. */
export type Letter = {
  language: Language;
  /** Constant text, or one line of staff: input of visitors must not reach a header. */
  subject: string;
  greeting?: string;
  text: string;
  /** A highlighted warning. */
  warning?: string;
  facts: [label: string, value: string][];
  action?: { label: string; url: string };
  /** Where the recipient stops news and offers. */
  optOut?: { label: string; url: string };
  footer: string;
};

export type Parts = Pick<Letter, "text" | "subject"> & Partial<Letter>;
type Fact = keyof MailWords["facts"];

export const siteAddress = (path: string) => new URL(path, env().SITE_URL).href;

/** Creates a mail whose main content is its button. */
export function withLinkButton(
  { action, ...text }: { subject: string; text: string; action: string },
  url: string | undefined,
): Parts {
  return { ...text, ...(url && { action: { label: action, url } }) };
}

export const facts = (words: MailWords, values: Partial<Record<Fact, string>>): Letter["facts"] =>
  (Object.entries(values) as [Fact, string][])
    .filter(([, value]) => value !== "")
    .map(([fact, value]) => [words.facts[fact], value]);

export const suspectWarning = ({ suspect }: { suspect: boolean }, words: MailWords) =>
  suspect ? { warning: words.suspect } : {};

type Member = NotificationData<"trial.closed">;

/** Facts about a member; email and language only for the school. */
export const memberFacts = ({ student, email, language }: Member, audience: NotificationRow["audience"]) => ({
  student: student.name,
  ...(audience === "school" && { email: email ?? "", language: language ? languageNames[language] : "" }),
});

/** Facts of a trial request; for the school, times are also in its own time zone. */
export function wishFacts(
  { wishes }: { wishes?: TrialWishes | null },
  words: MailWords,
  language: Language,
  audience: NotificationRow["audience"],
): Partial<Record<Fact, string>> {
  // Rows from before the request form existed have no wishes.
  if (!wishes) return {};
  const { goals, levels, channels } = words.trialWishes;
  const now = new Date();
  const wishZones = audience === "school" ? [wishes.time_zone, schoolZone()] : [wishes.time_zone];
  const hoursIn = (zone: string) =>
    toWeeklyHours(wishes, zone, now).map(
      (row) => `${formatWeekly(row, language)} (${zoneName(zone, language, now)})`,
    );
  return {
    goal: goals[wishes.goal],
    level: levels[wishes.level],
    preferred: [...new Set(wishZones.flatMap(hoursIn))].join("\n"),
    contact: `${channels[wishes.channel]}: ${wishes.contact}`,
  };
}

type MemberWords = { school: Parts; person: { subject: string; text: string; action: string } };

export function memberLetter(
  words: MemberWords,
  _data: Member,
  audience: NotificationRow["audience"],
): Parts {
  if (audience === "school") return words.school;
  const { action, ...text } = words.person;
  return { ...text, action: dashboardAction(action) };
}

export const dashboardAction = (label: string) => ({ label, url: siteAddress(accountSites().studentCentre) });

/** The recipient's known or assumed time zone. */
const findReaderZone = (language: Language, timeZone: Recipient["timeZone"]) =>
  timeZone ?? languageFacts[language].timeZone;

/** States what canceling the booking of a mail costs; "" for a notification that does not say it. */
export function bookingRuleLine(
  { cancel, points }: Pick<NotificationData<"booking.made">, "cancel" | "points">,
  language: Language,
  timeZone: Recipient["timeZone"],
): string {
  if (!cancel) return "";
  const t = createTranslate(bookingRuleWords[language], language);
  const freeUntil = cancel.free_until === null ? null : new Date(cancel.free_until);
  const terms = { selfCancel: cancel.by_family, freeUntil, lateCost: cancel.late_cost, points };
  return cancelLine(t, terms, {
    time: (instant) => formatInstant(instant, language, findReaderZone(language, timeZone) ?? schoolZone()),
    points: (amount) => new Intl.NumberFormat(language).format(amount),
  });
}

/** Formats a time in the recipient's known or assumed zone, and in the school's if it differs. */
export function formatTimes(at: string, language: Language, timeZone: Recipient["timeZone"]): string {
  const instant = new Date(at);
  const ownZone = schoolZone();
  const readerZone = findReaderZone(language, timeZone);
  const clockText = (zone: string) => Object.values(toLocalTime(instant, zone)).join();
  const shownZones =
    readerZone && clockText(readerZone) !== clockText(ownZone)
      ? [readerZone, ownZone]
      : [readerZone ?? ownZone];
  return shownZones.map((zone) => formatInstant(instant, language, zone)).join("\n");
}

/** Returns a country's localized name; an unknown code is returned unchanged. */
export const regionName = (code: string, language: Language) =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(language, { type: "region" }).of(code)) || code;

/** Returns the region of a source label; empty for the international page. */
export function sourceRegion(source: string, language: Language): string {
  if (source === sourceLabels.en) return "";
  const region = (["vn", "id"] as const).find((code) => sourceLabels[code] === source);
  return region ? regionName(region.toUpperCase(), language) : source;
}

/** Formats 84-912345678 as +84 912345678. */
export const formatPhoneNumber = (phone: string) => `+${phone.replace("-", " ")}`;

/** Formats the campaign link's values. */
export const formatOrigin = (origin: Record<string, unknown> | null) =>
  Object.values(origin ?? {})
    .map(String)
    .join(", ");
