import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { file } from "../../../engines/calls/file";
import { optionalText } from "../../../base/contract/fields";
import { originFields } from "../../../base/contract/campaign-origin";
import { regions } from "../../../base/reference/campaign-regions";
import { editors, lessonStaff } from "../../../base/desk/access";
import { linkLimits } from "../../../base/desk/limits";
import { emptyResponse, enteredDay, idField, instantField } from "../../../base/desk/call-shapes";
import { tidyLine } from "../../../base/text/visible";

/** The part of the address after the region: lowercase letters, digits and hyphens. */
const name = z
  .string()
  .overwrite(tidyLine)
  .max(linkLimits.name)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const utmFields = originFields.slice(1) as Exclude<(typeof originFields)[number], "segment">[];
const utm = z.partialRecord(z.enum(utmFields), z.string().overwrite(tidyLine).max(linkLimits.utm));

const figures = {
  visits: z.int(),
  begun: z.int().describe("enrolment forms in which a first field was filled in"),
  enrolled: z.int(),
  suspect: z.int().describe("suspect enrolments among them"),
};

const link = z.object({
  id: idField,
  segment: z.string().describe("part of the address: region and name"),
  address: z.url(),
  note: z.string(),
  ended: z.boolean(),
  created_at: instantField,
  ...figures,
});

/** Days in the school's time zone, both included. */
const dayRange = { from: enteredDay, to: enteredDay };

/** Marketers' links to the campaign, with their figures. */
export const linkCalls = {
  "links/list": {
    access: lessonStaff,
    limit: null,
    request: z.strictObject({
      ...dayRange,
      before: idField.optional().describe("id of the previous page's last link"),
    }),
    response: z.object({
      links: z.array(link),
      more: z.boolean(),
      regions: z.array(z.enum(regions)).describe("regions with campaign pages, which new links can lead to"),
    }),
  },
  "links/days": {
    access: lessonStaff,
    limit: null,
    request: z.strictObject({ id: idField, ...dayRange }),
    response: z.object({
      days: z
        .array(z.object({ day: z.iso.date(), ...figures }))
        .describe("days with any activity, newest first"),
      code: z.object({ size: z.int(), path: z.string() }).describe("QR code of the address, as an SVG path"),
    }),
  },
  "links/make": {
    access: editors,
    limit: null,
    request: z.strictObject({
      region: z.enum(regions),
      name,
      note: optionalText(linkLimits.note),
      utm,
    }),
    response: z.object({ id: idField }),
  },
  "links/end": {
    access: editors,
    limit: null,
    request: z.strictObject({ id: idField, ended: z.boolean() }),
    response: emptyResponse,
  },
  "links/code": {
    access: lessonStaff,
    limit: null,
    request: z.strictObject({ id: idField, format: z.enum(["svg", "png"]) }),
    response: file,
  },
  "links/export": {
    access: lessonStaff,
    limit: null,
    request: z.strictObject(dayRange),
    response: file,
  },
} as const satisfies Calls;
