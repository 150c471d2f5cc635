import type { AuditAction } from "../../subjects/staff/log";

/*
 * The subjects of the audit log, as they were written since its beginning. A named group is a placeholder of the
 * action's sentence, except `note`: older lines have the reason in the subject.
 */
const email = /^(?<staff>\S+)$/;
const accountId = /^#(?<account>\d+)$/;
const seat = /^#(?<account>\d+), (?<class>\d+)$/;
const teacherId = /^#(?<teacher>\d+)$/;
const link = /^(?<link>\S+)$/;
const count = /^(?<count>\d+)$/;
const season = /^(?<season>\S+ \S+)$/;
const record = /^(?<record>(?<kind>\w+) \d+)$/;

export const auditSubjects: Record<AuditAction, RegExp> = {
  invited: email,
  withdrew: email,
  joined: email,
  role: /^(?<staff>\S+): (?<role>\w+)$/,
  deactivated: email,
  activated: email,
  password: email,
  "second-factor": email,
  erased: /^(?<enrolments>\d+) \+ (?<enquiries>\d+)$/,
  exported: /^(?<format>\w+)$/,
  "copied-account": accountId,
  "copied-lead": /^(?<lead>(?:enrolment|enquiry) \d+)$/,
  "leads-handed-over": count,
  points: /^#(?<account>\d+): (?<change>[+-]?\d+)$/,
  "account-link": accountId,
  "teacher-invited": teacherId,
  "teacher-withdrew": teacherId,
  "teacher-ended": teacherId,
  "erased-account": accountId,
  "seat-moved": /^#(?<account>\d+), (?<class>\d+) → (?<target>\d+)$/,
  "seat-cancelled": seat,
  "seat-booked": /^#(?<account>\d+), (?<class>\d+)(?:: (?<note>.*))?$/s,
  "seat-given": /^#(?<account>\d+), (?<class>\d+)(?:: (?<note>.*))?$/s,
  "waiting-added": seat,
  "waiting-removed": /^#(?<account>\d+), (?<class>\d+)(?:: (?<note>.*))?$/s,
  "waiting-ordered": /^(?<class>\d+)(?:: (?<note>.*))?$/s,
  "roster-exported": /^(?<class>\d+)$/,
  recording: /^(?<lesson>(?:series|live) \d+), (?<time>\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))$/,
  "points-allowed": email,
  "points-refused": email,
  announced: /^(?<class>\d+): (?<facts>[\w, ]+)$/,
  trial: /^#(?<account>\d+): (?<state>\w+)$/,
  "link-made": link,
  "link-ended": link,
  "link-resumed": link,
  "content-published": record,
  "content-scheduled": record,
  "content-due": record,
  "content-unpublished": record,
  "content-removed": record,
  "season-saved": season,
  "season-published": season,
  "season-taken-back": season,
  "season-discarded": season,
  "notices-again": count,
  "notices-tested": /^(?<channel>\w+)$/,
};

const isAuditAction = (act: string): act is AuditAction => Object.hasOwn(auditSubjects, act);

/** Parses the subject of a log line; undefined for an action or a form of subject that this version does not know. */
export function parseSubject(act: string, subject: string): Record<string, string> | undefined {
  const groups = isAuditAction(act) ? auditSubjects[act].exec(subject)?.groups : undefined;
  return groups && Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
}
