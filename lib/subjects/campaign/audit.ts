import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";
import { findSeasonIds } from "./queries";

const link = /^(?<link>\S+)$/;
const season = /^(?<season>\S+ \S+)$/;

const forms = { "link-made": link, "link-ended": link, "link-resumed": link };

/** Written until seasons became content, whose history has the changes. */
const earlierForms = {
  "season-saved": season,
  "season-published": season,
  "season-taken-back": season,
  "season-discarded": season,
};

export const campaignAudit = {
  forms: { ...forms, ...earlierForms },
  groups: { season: "seasonKey" },
  references: {
    seasonKey: {
      isReadable: true,
      findRecords: async (db, keys) => {
        const ids = await findSeasonIds(db, keys);
        return new Map([...ids].map(([key, id]) => [key, { kind: "season", id }]));
      },
    },
  },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
