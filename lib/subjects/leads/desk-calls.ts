import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { file } from "../../engines/calls/file";
import { givenConsent } from "../consents/read";
import { enquiryMessage, companySize, goals } from "../../base/contract/company";
import { optionalText, requiredParagraphs } from "../../base/contract/fields";
import { originFields } from "../../base/contract/campaign-origin";
import { advisers, owners } from "../../base/desk/access";
import { leadEventKinds, leadStates } from "./lead-states";
import { leadLimits } from "../../base/desk/limits";
import { emptyRequest, enteredDay, enteredInstant, idField, instantField } from "../../base/desk/call-shapes";
import { tidyLine } from "../../base/text/visible";

const state = z.enum(leadStates);
const kind = z.enum(["enrolment", "enquiry"]);
/** The campaign's regions; for enquiries about a class, the country. `other` is neither Vietnam nor Indonesia. */
const region = z.enum(["vn", "id", "other"]);

/** All given conditions must hold. */
export const leadFilter = z.strictObject({
  state: state.optional(),
  kind: z
    .enum([...kind.options, "company"])
    .optional()
    .describe("enquiries: about a class, or a company's"),
  region: region.optional(),
  interest: z.enum(["1", "2", "3"]).optional().describe("talks, study service, HSK course"),
  season: z.string().overwrite(tidyLine).max(100).optional().describe("key of a season of the campaign"),
  link: z
    .string()
    .overwrite(tidyLine)
    .max(100)
    .optional()
    .describe("part of the marketer's link or of its utm values"),
  from: enteredDay.optional().describe("first day, by the school's clock"),
  to: enteredDay.optional().describe("last day, by the school's clock"),
  suspect: z.boolean().optional(),
  adviser: z.enum(["me", "nobody"]).optional(),
  due: z.literal(true).optional().describe("whose next step is due"),
  text: z.string().overwrite(tidyLine).max(100).optional().describe("part of name, company, phone or email"),
});

const leadRef = z.object({ kind, id: idField });

/** Cursor of a page: time, kind and id of its last lead. */
const pageCursor = z
  .string()
  .max(60)
  .refine((text) => {
    const [at, ...of] = text.split(" ");
    const [which, number] = of;
    return (
      of.length === 2 &&
      enteredInstant.safeParse(at).success &&
      leadRef.safeParse({ kind: which, id: Number(number) }).success
    );
  });

const lead = leadRef.extend({
  created_at: instantField,
  name: z.string(),
  season: z.string().describe("of an enrolment"),
  phone: z.string().describe("E.164"),
  region: z.string().describe("two-letter country code, or empty for the international campaign"),
  interests: z.array(z.enum(["1", "2", "3"])),
  class_name: z.string().describe("class of an enquiry; empty for a company's"),
  company: z.string().describe("name of the company; empty for a person"),
  state,
  suspect: z.boolean(),
  adviser: z.string().describe("name of the assigned adviser, or empty"),
  next_step: z.string(),
  next_on: z.iso.date().nullable(),
});

const detail = lead.extend({
  revision: z.int(),
  adviser_id: idField.nullable(),
  email: z.string(),
  account: z
    .object({ id: idField, name: z.string() })
    .nullable()
    .describe("the member who sent the form, or the family that staff entered from it"),
  company_needs: z.object({ size: companySize, goals, message: enquiryMessage }).nullable(),
  message: z.string().describe("a visitor's question; a company's is in company_needs"),
  gpa_score: z.number(),
  intention: z.array(z.string()).describe("city, university, major, as far as given"),
  activation_code: z.string(),
  consents: z.array(givenConsent),
  origin: z.partialRecord(z.enum(originFields), z.string()),
  notes: z
    .array(
      z.object({
        id: idField,
        kind: z.enum(leadEventKinds),
        text: z.string(),
        adviser: z.string().describe("adviser assigned by this entry; empty if that account was erased"),
        next_on: z.iso.date().nullable(),
        who: z.string().describe("empty if that account was erased"),
        at: instantField,
      }),
    )
    .describe("the lead's history, oldest first"),
  same_person: z.array(lead),
});

/** Enrolments and enquiries in one list. Erasing a person is for owners. */
export const leadCalls = {
  "leads/list": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      filter: leadFilter.default({}),
      after: pageCursor.optional().describe("cursor of the previous page"),
    }),
    response: z.object({ leads: z.array(lead), after: z.string().nullable() }),
  },
  "leads/show": {
    access: advisers,
    limit: null,
    request: z.strictObject({ kind, id: idField }),
    response: detail,
  },
  "leads/choices": {
    access: advisers,
    limit: null,
    request: emptyRequest,
    response: z.object({
      advisers: z
        .array(z.object({ id: idField, name: z.string(), self: z.boolean() }))
        .describe("staff who can be assigned to leads"),
      seasons: z.array(z.string()).describe("seasons that have leads"),
    }),
  },
  "leads/change": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      kind,
      id: idField,
      revision: z.int().min(0).describe("revision that the form was loaded with"),
      state: state.optional(),
      adviser_id: idField.nullable().optional(),
      next_step: z.optional(optionalText(leadLimits.nextStep)),
      next_on: enteredDay.nullable().optional(),
    }),
    response: z.object({
      saved: z.boolean().describe("false, with the current lead, after a conflict"),
      lead: detail,
    }),
  },
  "leads/note": {
    access: advisers,
    limit: null,
    request: z.strictObject({ kind, id: idField, text: requiredParagraphs(leadLimits.note) }),
    response: detail,
  },
  "leads/erase": {
    access: owners,
    limit: null,
    request: z.strictObject({ kind, id: idField }),
    response: z.object({ enrolments: z.int(), enquiries: z.int() }),
  },
  /** A copy of the data of the lead's person, from all leads with the same phone. */
  "leads/copy": {
    access: owners,
    limit: null,
    request: z.strictObject({ kind, id: idField }),
    response: file,
  },
  "leads/held": {
    access: owners,
    limit: null,
    request: z.strictObject({ staff_id: idField }),
    response: z.object({ open: z.int(), due: z.int().describe("of those, with a next step") }),
  },
  /** Assigns all open leads of a member of staff to another, or to none. */
  "leads/hand-over": {
    access: owners,
    limit: null,
    request: z.strictObject({ from: idField, to: idField.nullable() }),
    response: z.object({ count: z.int() }),
  },
  "leads/export": {
    access: advisers,
    limit: null,
    request: z.strictObject({ filter: leadFilter.default({}), format: z.enum(["csv", "json"]) }),
    response: file,
  },
} as const satisfies Calls;
