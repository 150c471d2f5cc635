import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { leadAudit } from "./audit";
import { classStore } from "./class-store";
import { leadCalls } from "./desk-calls";
import { leadHandlers } from "./desk-handlers";
import { eraseCommand, eraseOptions } from "./erase";
import { enquiryHandlers } from "./handlers";
import { memberLeadData } from "./personal-data";
import { leadsOptions, streamLeads } from "./read";
import { deleteOldLeads } from "./retention";

export const leadSubject = defineSubject({
  name: "leads",
  content: { series: classStore },
  calls: { public: enquiryHandlers, desk: serveDeskCalls(leadCalls, leadHandlers) },
  personalData: [memberLeadData],
  deleteExpired: (db, now) => deleteOldLeads(db, now),
  commands: { leads: command(leadsOptions, streamLeads), erase: command(eraseOptions, eraseCommand) },
  audit: leadAudit,
});
