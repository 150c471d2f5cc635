import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";

const forms = {
  points: /^#(?<account>\d+): (?<change>[+-]?\d+)$/,
  "points-end": /^#(?<account>\d+): (?<points>\d+), (?<day>[\d-]+)$/,
  "points-paused": /^#(?<account>\d+): (?<points>\d+), (?<days>\d+)$/,
  "points-moved": /^#(?<account>\d+): (?<points>\d+) → #(?<recipient>\d+)$/,
  "account-link": /^#(?<account>\d+)$/,
  "family-messenger": /^#(?<account>\d+)$/,
  "family-entered": /^#(?<account>\d+)$/,
  "family-invited": /^#(?<account>\d+)$/,
  "family-withdrew": /^#(?<account>\d+)$/,
  "student-added": /^#(?<account>\d+)$/,
  // The batch says nothing to readers.
  "families-imported": /^(?:\d+)$/,
  "import-undone": /^(?:\d+)$/,
  "balances-imported": /^(?:\d+)$/,
  "teachers-imported": /^(?:\d+)$/,
  "families-exported": /^(?:csv|xlsx)$/,
  "teachers-exported": /^(?:csv|xlsx)$/,
  "roster-exported": /^(?<class>\d+)$/,
};

export const peopleAudit = { forms, groups: { recipient: "account" } } satisfies Audit;

export const writeAuditLog = auditWriter(forms);
