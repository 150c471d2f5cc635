import "../forms/without-eval";
import * as z from "zod/mini";
import { asciiDigits } from "../text/digits";
import { tidyText } from "../text/visible";
import { languages, type Language } from "../i18n/languages";

/* Rules and inputs of a record's fields. A violated rule yields a key of `Problem`, which the desk translates. */

export type Problem =
  | "required"
  | "tooLong"
  | "tooSmall"
  | "tooLarge"
  | "tooMany"
  | "malformed"
  | "notAnAddress"
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
  | "past";

const problem = (key: Problem) => key;

/** Rejects control characters except line feeds, and lone surrogates, which databases cannot store. */
const isClean = (value: string) =>
  !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(value) && !/\p{Cs}/u.test(value);
/** Rejects characters that could be markup in documents, and line breaks. */
const isPlain = (value: string) => !/[<>[\]{}`*\\\n]/.test(value);
const textUpTo = (most: number, plain = false) =>
  z.string().check(
    z.overwrite(tidyText),
    z.maxLength(most, problem("tooLong")),
    z.refine((value) => isClean(value) && (!plain || isPlain(value)), problem("malformed")),
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
  /** Used in documents and mails: no markup. */
  plain?: boolean;
};

export function text({ most, long, plain, optional }: Length & { optional?: true }) {
  const schema = optional ? textUpTo(most, plain) : textUpTo(most, plain).check(notEmpty());
  return { input: "text", most, long: Boolean(long), optional: Boolean(optional), schema } as const;
}

/** A text in seven languages. English is required, since it is the fallback of missing languages. */
export function texts({ most, long, plain, optional }: Length & { optional?: true }) {
  const each = z.optional(
    z.pipe(
      textUpTo(most, plain),
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
  const schema = z.pipe(z.strictObject(shape), z.transform(dropUndefined)).check(
    z.refine((value) => value["en-US"] || (optional && Object.keys(value).length === 0), {
      path: ["en-US"],
      error: problem("fallbackMissing"),
    }),
  );
  return { input: "texts", most, long: Boolean(long), optional: Boolean(optional), schema } as const;
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

/** Spaces for readability; without them it is dialable. */
export const phone = {
  input: "text",
  most: 40,
  schema: textUpTo(40).check(
    notEmpty(),
    z.overwrite(asciiDigits),
    z.regex(/^$|^\+?\d[\d ]{3,}$/, problem("notAPhone")),
  ),
} as const;

export const email = {
  input: "text",
  most: 254,
  schema: textUpTo(254).check(notEmpty(), z.regex(/^$|^[\w.!#$%&'+/=?^~-]+@[\w.-]+$/, problem("notAnEmail"))),
} as const;

/** Aspect ratio of a picture's place, width to height. */
export type Shape = `${number}:${number}`;

/** Address of an uploaded or external picture. `shape` may depend on another field. */
export function picture(shape: Shape | "placement") {
  return { input: "picture", shape, schema: addressSchema } as const;
}

export function choice<const Of extends readonly [string, ...string[]]>(of: Of) {
  return { input: "choice", of, schema: z.enum(of) } as const;
}

export const someLanguages = {
  input: "languages",
  schema: z.pipe(
    z.array(z.enum(languages)).check(z.maxLength(languages.length)),
    z.transform((chosen: Language[]) => languages.filter((language) => chosen.includes(language))),
  ),
} as const;

export function number({ least, most }: { least: number; most: number }) {
  const schema = z
    .int({ error: ({ input }) => problem(input === "" ? "required" : "malformed") })
    .check(z.gte(least, problem("tooSmall")), z.lte(most, problem("tooLarge")));
  return { input: "number", least, most, schema } as const;
}

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
    .datetime({ offset: true, error: problem("malformed") })
    .check(z.refine((value) => /^20\d\d-/.test(value), problem("malformed"))),
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
  schema: z
    .string()
    .check(z.regex(/^[A-Z]{2}$/, { error: ({ input }) => problem(input === "" ? "required" : "malformed") })),
} as const;

/** Maximum number of offices; the head office is first. */
export const maxOffices = 6;

export const offices = {
  input: "offices",
  schema: z
    .array(
      z.strictObject({
        country: country.schema,
        name: texts({ most: 120 }).schema,
        address: texts({ most: 300 }).schema,
      }),
    )
    .check(notEmpty(), z.maxLength(maxOffices, problem("tooMany"))),
} as const;

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
        .strictObject({ name: texts({ most: 200 }).schema, startsAt: instantSchema, endsAt: instantSchema })
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
