import "../../base/forms/without-eval";
import * as z from "zod/mini";
import { asciiDigits } from "../../base/text/digits";
import { emailPattern, normalizeEmail } from "../../base/contract/email";
import { tidyLine, tidyParagraphs } from "../../base/text/visible";
import { contrast, isHexColor, minTextContrast } from "../../base/color/contrast";
import { languages, type Language } from "../../base/i18n/languages";
import { isMeetingUrl, maxMeetingUrlLength } from "../../base/links/meeting-url";
import { currencyCodes, type CurrencyCode } from "../../base/reference/price-currencies";
import { isTimeZone } from "../../base/reference/time-zones";
import type { FieldTable, FieldsOfTable } from "./fields";
import { soundPattern } from "../sounds/address";
import { spokenLanguages, type SpokenLanguage } from "../../base/reference/spoken-languages";

/* Rules and inputs of a record's fields. A violated rule yields a key of `Problem`, which the desk translates. */

export type Problem =
  | "required"
  | "tooLong"
  | "tooSmall"
  | "tooLarge"
  | "tooMany"
  | "malformed"
  | "notAnAddress"
  | "notAMeetingUrl"
  | "notAnEmail"
  | "notAPhone"
  | "endsBeforeStart"
  | "notInOrder"
  | "fallbackMissing"
  | "fixedSinceFirstSeat"
  | "belowSeatsTaken"
  | "fewerLessons"
  | "notFound"
  | "inUse"
  | "hasSeats"
  | "notOver"
  | "recordedAlready"
  | "tooManyRecords"
  | "noPicture"
  | "tooManyPixels"
  | "tooManyBytes"
  | "pictureGone"
  | "soundGone"
  | "noConsent"
  | "past"
  | "taken"
  | "fixed"
  | "notASlug"
  | "otherPlaceholders"
  | "notADocument"
  | "noLanguage"
  | "notAColor"
  | `lowContrast${"" | `:${string}`}`
  | "future"
  | "noContact"
  | "noDate"
  | "notAnAmount"
  | "tooManyDecimals"
  | "ambiguousAmount"
  | "notACurrency"
  | "notATimeZone"
  | "duplicateCurrency";

const problem = (key: Problem) => key;
/** The problem of a value of another type or format; an empty one is missing, not wrong. */
const requiredOr =
  (key: Problem) =>
  ({ input }: { input?: unknown }): Problem =>
    input === undefined || input === null || input === "" ? "required" : key;

/** Rejects characters that could be markup in documents, and line breaks. */
const isPlain = (value: string) => !/[<>[\]{}`*\\\n]/.test(value);
/**
 * The start of every text of every content type: trims it and normalizes the control characters of pasted text.
 * @param isLong whether the text may have several lines
 */
export const cleanText = (isLong = false) =>
  z.string().check(z.overwrite(isLong ? tidyParagraphs : tidyLine));
const textUpTo = (most: number, { plain = false, isLong = false } = {}) =>
  cleanText(isLong).check(
    z.maxLength(most, problem("tooLong")),
    z.refine((value) => !plain || isPlain(value), problem("malformed")),
  );
/** Turns empty text into null. */
const orNone = <Schema extends z.core.$ZodType>(schema: Schema) => {
  const none = z.pipe(
    z.literal(""),
    z.transform(() => null),
  );
  return z._default(z.union([none, z.null(), schema]), null);
};
const notEmpty = () => z.minLength(1, problem("required"));

/** Length and format of a text. */
export type Length = {
  most: number;
  /** Whether it may have several lines. */
  long?: boolean;
  /** Whether it is Markdown; it then has several lines. */
  markdown?: boolean;
  /** Used in documents and mails: no markup. */
  plain?: boolean;
};

export function text({ most, long, plain, optional }: Length & { optional?: true }) {
  const ruled = textUpTo(most, { plain, isLong: long });
  const schema = optional ? ruled : ruled.check(notEmpty());
  return { input: "text", most, long: Boolean(long), optional: Boolean(optional), schema } as const;
}

/**
 * A text in seven languages. English is required, since it is the fallback of missing languages.
 * @param anyLanguage the text may be in any languages, and only in those
 */
export function texts({
  most,
  long,
  markdown,
  plain,
  optional,
  anyLanguage,
}: Length & { optional?: true; anyLanguage?: true }) {
  const each = z.optional(
    z.pipe(
      textUpTo(most, { plain, isLong: long || markdown }),
      z.transform((value: string) => value || undefined),
    ),
  );
  const shape = Object.fromEntries(languages.map((language) => [language, each])) as Record<
    Language,
    typeof each
  >;
  type Texts = Partial<Record<Language, string | undefined>>;
  const dropUndefined = (value: Texts) =>
    JSON.parse(JSON.stringify(value)) as Partial<Record<Language, string>>;
  const isComplete = (value: Texts) => {
    const count = Object.keys(value).length;
    return count === 0 ? Boolean(optional) : Boolean(anyLanguage || value["en-US"]);
  };
  const schema = z.pipe(z.strictObject(shape), z.transform(dropUndefined)).check(
    z.refine(isComplete, {
      path: ["en-US"],
      error: problem(anyLanguage ? "required" : "fallbackMissing"),
    }),
  );
  return {
    input: "texts",
    most,
    long: Boolean(long || markdown),
    markdown: Boolean(markdown),
    optional: Boolean(optional),
    anyLanguage: Boolean(anyLanguage),
    schema,
  } as const;
}

/** Site-relative or http(s) addresses, as in the contract; other schemes never reach a page. */
/** Matches empty text too, so that only `required` is reported for it. */
const addressShape = /^$|^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i;
const addressSchema = textUpTo(2048).check(notEmpty(), z.regex(addressShape, problem("notAnAddress")));
const optionalAddressSchema = orNone(addressSchema);

export function address({ optional }: { optional?: true } = {}) {
  return { input: "address", optional: Boolean(optional), schema: addressSchema } as const;
}
export const optionalAddress = { input: "address", optional: true, schema: optionalAddressSchema } as const;

/** An address of another site, as in QR codes. @param optional empty text becomes null. */
export function webAddress({ optional = false }: { optional?: boolean } = {}) {
  const schema = textUpTo(2048).check(
    z.regex(/^$|^https?:\/\/[^\s/()<>"]+(?:\/[^\s()<>"]*)?$/i, problem("notAnAddress")),
  );
  return {
    input: "address",
    optional,
    schema: optional ? schema : schema.check(notEmpty()),
  } as const;
}

/** Address of a video, which may be missing; a record from before the field existed has none. */
export const videoAddress = {
  input: "address",
  optional: true,
  schema: z._default(webAddress({ optional: true }).schema, ""),
} as const;

const meetingUrlSchema = orNone(
  textUpTo(maxMeetingUrlLength).check(z.refine(isMeetingUrl, problem("notAMeetingUrl"))),
);
/** A link to an online classroom. Empty text becomes null, as does a link that older records lack. */
export const meetingUrl = { input: "meetingUrl", optional: true, schema: meetingUrlSchema } as const;

/** The last part of an address of this site: lower-case letters and digits, in words joined by hyphens. */
export const slug = {
  input: "text",
  most: 80,
  schema: textUpTo(80).check(notEmpty(), z.regex(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/, problem("notASlug"))),
} as const;

/** Spaces for readability; without them it is dialable. Empty text means that there is none. */
export const optionalPhone = {
  input: "text",
  most: 40,
  optional: true,
  schema: textUpTo(40).check(z.overwrite(asciiDigits), z.regex(/^$|^\+?\d[\d ]{3,}$/, problem("notAPhone"))),
} as const;

const emailSchema = textUpTo(254).check(
  z.overwrite(normalizeEmail),
  // The address also stands in Markdown documents, where these characters could be markup.
  z.refine(
    (value) => value === "" || (emailPattern.test(value) && !/[*{}`|]/.test(value)),
    problem("notAnEmail"),
  ),
);
export const email = { input: "text", most: 254, schema: emailSchema.check(notEmpty()) } as const;
/** Empty text means that there is none. */
export const optionalEmail = { input: "text", most: 254, optional: true, schema: emailSchema } as const;

/** Aspect ratio of a picture's place, width to height. */
export type Shape = `${number}:${number}`;

/** Address of an uploaded or external picture. `shape` may depend on another field. */
export function picture(shape: Shape | "placement") {
  return { input: "picture", shape, schema: addressSchema } as const;
}

/** A picture that may be missing; it is then empty. */
export function optionalPicture(shape: Shape) {
  const schema = z._default(textUpTo(2048).check(z.regex(addressShape, problem("notAnAddress"))), "");
  return { input: "picture", shape, optional: true, schema } as const;
}

/** Address of a stored recording. */
const soundSchema = cleanText().check(z.regex(soundPattern, { error: requiredOr("malformed") }));
export const sound = { input: "sound", schema: soundSchema } as const;

/** A recording that may be missing; it is then empty. A record from before the field existed has none. */
export const optionalSound = {
  input: "sound",
  optional: true,
  schema: z._default(z.union([z.literal(""), soundSchema]), ""),
} as const;

/** A contrast as staff read it. Rounded down, so that one that is too low never looks sufficient. */
export const formatContrast = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);

/**
 * An optional color, which must be readable as text on a light surface, and so under white text.
 * @param standard the color that it replaces
 */
export function color({ surface, standard }: Record<"surface" | "standard", string>) {
  const schema = z._default(
    textUpTo(7).check(
      z.overwrite((value) => value.toLowerCase()),
      z.refine((value) => value === "" || isHexColor(value), problem("notAColor")),
      z.refine((value) => !isHexColor(value) || contrast(value, surface) >= minTextContrast, {
        error: ({ input }) => problem(`lowContrast:${formatContrast(contrast(String(input), surface))}`),
      }),
    ),
    "",
  );
  return { input: "color", surface, standard, optional: true, schema } as const;
}

export function choice<const Of extends readonly [string, ...string[]]>(of: Of) {
  return { input: "choice", of, schema: z.enum(of, { error: requiredOr("malformed") }) } as const;
}

export const someLanguages = {
  input: "languages",
  schema: z.pipe(
    z.array(z.enum(languages)).check(z.maxLength(languages.length)),
    z.transform((chosen: Language[]) => languages.filter((language) => chosen.includes(language))),
  ),
} as const;

/** The languages that a teacher speaks, in the order of the list. A record from before the field existed has none. */
export const languagesSpoken = {
  input: "languages",
  of: spokenLanguages,
  schema: z._default(
    z.pipe(
      z.array(z.enum(spokenLanguages)).check(z.maxLength(spokenLanguages.length)),
      z.transform((chosen: SpokenLanguage[]) =>
        spokenLanguages.filter((language) => chosen.includes(language)),
      ),
    ),
    [],
  ),
} as const;

/** Languages of which at least one must be chosen. A record from before the field existed has all. */
export const offeredLanguages = {
  input: "languages",
  atLeast: 1,
  schema: z._default(someLanguages.schema.check(z.minLength(1, problem("noLanguage"))), [...languages]),
} as const;

export function number({ least, most }: { least: number; most: number }) {
  const schema = z
    .int({ error: requiredOr("malformed") })
    .check(z.gte(least, problem("tooSmall")), z.lte(most, problem("tooLarge")));
  return { input: "number", least, most, schema } as const;
}

/** A number that may be missing. Empty text and 0 become null, so that no page shows a figure of 0. */
export function optionalNumber({ least, most }: { least: number; most: number }) {
  const schema = z.pipe(
    z.transform((value: unknown) => (value === "" || value === 0 || value === undefined ? null : value)),
    z.nullable(number({ least, most }).schema),
  );
  return { input: "number", least, most, optional: true, schema: z._default(schema, null) } as const;
}

/** Days of the week, from Sunday (0) to Saturday (6), each once and in order. */
export const weekdays = {
  input: "weekdays",
  optional: true,
  schema: z._default(
    z.pipe(
      z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7, problem("tooMany"))),
      z.transform((days: number[]) => [...new Set(days)].sort()),
    ),
    [],
  ),
} as const;

/** A time of day such as 22:00. Empty text means that there is none. */
export const optionalTime = {
  input: "text",
  most: 5,
  optional: true,
  schema: z._default(textUpTo(5).check(z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, problem("malformed"))), ""),
} as const;

/** A time zone by its IANA name. Empty text means that none is chosen. */
export const optionalTimeZone = {
  input: "timeZone",
  most: 64,
  optional: true,
  schema: z._default(
    textUpTo(64).check(
      z.refine((value) => value === "" || isTimeZone(value), { error: problem("notATimeZone") }),
    ),
    "",
  ),
} as const;

/** Prices in class points, with a limit far above any real one. */
export const pointRange = { least: 0, most: 100_000 };

export function numbers({
  least,
  most,
  atLeast,
  upTo,
}: Record<"least" | "most" | "atLeast" | "upTo", number>) {
  const { schema: each } = number({ least, most });
  const schema = z
    .array(each)
    .check(z.minLength(atLeast, problem("required")), z.maxLength(upTo, problem("tooMany")));
  return { input: "numbers", least, most, atLeast, upTo, schema } as const;
}

/** Takes ISO 8601 with an offset and returns UTC. Limited to years that every calendar and database supports. */
const instantSchema = z.pipe(
  z.iso
    .datetime({ offset: true, error: requiredOr("malformed") })
    .check(z.refine((value) => value === "" || /^20\d\d-/.test(value), problem("malformed"))),
  z.transform((value: string) => new Date(value).toISOString()),
);

export const instant = { input: "instant", optional: false, schema: instantSchema } as const;
export const optionalInstant = {
  input: "instant",
  optional: true,
  schema: orNone(instantSchema),
} as const;

export const flag = { input: "flag", schema: z.boolean() } as const;

export const country = {
  input: "country",
  schema: z.string().check(z.regex(/^[A-Z]{2}$/, { error: requiredOr("malformed") })),
} as const;

/** Maximum number of offices; the head office is first. */
export const maxOffices = 6;

export const offices = {
  input: "offices",
  optional: true,
  schema: z
    .array(
      z.strictObject({
        country: country.schema,
        name: texts({ most: 120 }).schema,
        address: texts({ most: 300 }).schema,
      }),
    )
    .check(z.maxLength(maxOffices, problem("tooMany"))),
} as const;

/** The ISO 4217 code of a currency in which prices can be stated. */
export const currencySchema = z.enum(currencyCodes, {
  error: ({ input }) => problem(input === undefined || input === "" ? "required" : "notACurrency"),
});

/** Reports each item whose currency an earlier item has. */
export const uniqueCurrencies = <Item extends { currency: CurrencyCode }>() =>
  z.superRefine((list: Item[], context) =>
    list.forEach(({ currency }, index) => {
      if (list.findIndex((other) => other.currency === currency) < index)
        context.addIssue({
          code: "custom",
          path: [index, "currency"],
          message: problem("duplicateCurrency"),
        });
    }),
  );

/** Maximum number of currencies that the school charges. */
export const maxCharges = 12;

/** Length of the ways to pay in one currency, which stand in one line under a price. */
export const waysLength = { most: 120, plain: true } as const;

/** The currencies that the school charges, each with its ways to pay. The first applies to prices in none of them. */
export const charges = {
  input: "charges",
  optional: true,
  schema: z
    .array(z.strictObject({ currency: currencySchema, ways: texts(waysLength).schema }))
    .check(z.maxLength(maxCharges, problem("tooMany")), uniqueCurrencies()),
} as const;

/** The schema of an object with the fields of a table. */
export function tableSchema<const Table extends FieldTable>(table: Table) {
  const shape = Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(shape) as unknown as z.ZodMiniType<FieldsOfTable<Table>>;
}

/** A list of objects with the same fields. */
export function items<const Table extends FieldTable>(fields: Table, { upTo }: { upTo: number }) {
  const schema = z.array(tableSchema(fields)).check(notEmpty(), z.maxLength(upTo, problem("tooMany")));
  return { input: "items", fields, upTo, schema } as const;
}

const idSchema = z
  .int(problem("required"))
  .check(z.positive(problem("required")), z.lte(2_147_483_647, problem("malformed")));

/** Reference to another record by id. */
export function reference<const To extends string>(to: To) {
  return { input: "reference", to, optional: false, schema: idSchema } as const;
}
export function optionalReference<const To extends string>(to: To) {
  return { input: "reference", to, optional: true, schema: z._default(z.nullable(idSchema), null) } as const;
}

/** More than any real class: five a week for most of a year. */
export const maxLessons = 200;

/** The lessons of a series class, in order and without overlap. */
export const lessons = {
  input: "lessons",
  schema: z
    .array(
      z
        .strictObject({
          name: texts({ most: 200 }).schema,
          startsAt: instantSchema,
          endsAt: instantSchema,
          meetingUrl: meetingUrlSchema,
        })
        .check(
          z.refine(({ startsAt, endsAt }) => endsAt > startsAt, {
            path: ["endsAt"],
            error: problem("endsBeforeStart"),
          }),
        ),
    )
    .check(
      notEmpty(),
      z.maxLength(maxLessons, problem("tooMany")),
      z.superRefine((all, context) => {
        all.forEach(({ startsAt }, index) => {
          const before = all[index - 1];
          if (before && startsAt < before.endsAt)
            context.addIssue({ code: "custom", path: [index, "startsAt"], message: problem("notInOrder") });
        });
      }),
    ),
} as const;
