import { defineSubject, serveCalls } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { campaignAudit } from "./audit";
import { codeCalls } from "./code-again";
import { campaignCalls } from "./desk-calls";
import { campaignHandlers } from "./desk-handlers";
import { findActivationCode } from "./find-activation-code";
import { enrolment } from "./handlers";
import { linkCalls } from "./links/desk-calls";
import { linkHandlers } from "./links/desk-handlers";
import { startSavingCounts } from "./links/save-counts";
import { seasonStore } from "./store";
import { campaignSeasons } from "./tables";

export const campaignSubject = defineSubject({
  name: "campaign",
  content: { season: seasonStore },
  calls: {
    public: enrolment,
    campaign: serveCalls(codeCalls, { code: findActivationCode }),
    desk: serveDeskCalls({ ...campaignCalls, ...linkCalls }, { ...campaignHandlers, ...linkHandlers }),
  },
  start: startSavingCounts,
  audit: campaignAudit,
  demo: { datedTables: [campaignSeasons], load: () => import("./demo") },
});
