import { deskMessages } from "../../base/desk/messages";
import type { DeskLanguage } from "../../base/desk/language";
import { wordIn, type Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";

const seat = /^#(?<account>\d+), (?<class>\d+)$/;
const seatWithNote = /^#(?<account>\d+), (?<class>\d+)(?:: (?<note>.*))?$/s;

const forms = {
  "seat-moved": /^#(?<account>\d+), (?<class>\d+) → (?<target>\d+)$/,
  "seat-cancelled": seat,
  "request-declined": seatWithNote,
  "seat-booked": seatWithNote,
  "seat-given": seatWithNote,
  "waiting-added": seat,
  "waiting-removed": seatWithNote,
  "waiting-ordered": /^(?<class>\d+)(?:: (?<note>.*))?$/s,
  announced: /^(?<class>\d+): (?<facts>[\w, ]+)$/,
};

/** The list of what was changed. */
function listFacts(value: string, language: DeskLanguage): string {
  const { facts } = deskMessages[language].staff.logWords;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return list.format(value.split(", ").map((fact) => wordIn(facts, fact)));
}

export const seriesAudit = {
  forms,
  groups: { class: "series", target: "series" },
  words: { facts: listFacts },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
