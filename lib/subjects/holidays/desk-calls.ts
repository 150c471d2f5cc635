import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { lessonStaff, editors } from "../../base/desk/access";
import { emptyRequest, emptyResponse, enteredDay, idField } from "../../base/desk/call-shapes";
import { languages } from "../../base/i18n/languages";
import { texts } from "../../engines/content/rules";

const names = z.partialRecord(z.enum(languages), z.string());

const closedDay = z.object({
  id: idField,
  first_day: z.iso.date(),
  last_day: z.iso.date().describe("the same as the first for a single day"),
  name: names,
});

export const maxNameLength = 120;

const plan = {
  first_day: enteredDay,
  last_day: enteredDay,
  name: texts({ most: maxNameLength, plain: true }).schema,
};

/** The days without lessons, by the school's clock. */
export const holidayCalls = {
  /** From the beginning of last year on. */
  "calendar/list": {
    access: lessonStaff,
    limit: null,
    request: emptyRequest,
    response: z.object({ days: z.array(closedDay).describe("in their order") }),
  },
  /** Adds closed days, or changes those with the id. */
  "calendar/save": {
    access: editors,
    limit: null,
    request: z.strictObject({ id: idField.optional(), ...plan }),
    response: z.object({ id: idField }),
  },
  "calendar/remove": {
    access: editors,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: emptyResponse,
  },
  /** Public holidays of a country in a year, for the school to choose from. */
  "calendar/suggestions": {
    access: editors,
    limit: null,
    request: z.strictObject({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional()
        .describe("ISO 3166-1 code; by default the school's first country"),
      year: z.int().min(2020).max(2099),
    }),
    response: z.object({
      country: z.string(),
      countries: z.array(z.string()).describe("of the school's offices and languages"),
      holidays: z.array(
        closedDay
          .omit({ id: true })
          .extend({ is_closed: z.boolean().describe("whether the school is closed on all of these days") }),
      ),
    }),
  },
} as const satisfies Calls;
