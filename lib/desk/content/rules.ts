import "../../forms/without-eval";
import * as z from "zod/mini";
import { asciiDigits } from "../../text/digits";
import { tidyText } from "../../text/visible";
import { languages, type Language } from "../../i18n/languages";

/*
 * What may stand in a field of a record, and how the desk asks for it. A rule that is broken is told by a key of
 * `Problem`, which the desk has words for in its languages.
 */

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

/** No control characters but line feeds, and no half characters: no database takes them. */
const clean = (value: string) => !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(value) && !/\p{Cs}/u.test(value);
/** Nothing that would be markup where documents state it, nor a second line. */
const isPlain = (value: string) => !/[<>[\]{}`*\\\n]/.test(value);
const textUpTo = (most: number, plain = false) =>
  z.string().check(
    z.overwrite(tidyText),
    z.maxLength(most, problem("tooLong")),
    z.refine((value) => clean(value) && (!plain || isPlain(value)), problem("malformed")),
  );
/** Empty is none. */
const orNone = <Schema extends z.core.$ZodType>(schema: Schema) => {
  const none = z.pipe(
    z.literal(""),
    z.transform(() => null),
  );
  return z._default(z.union([none, z.null(), schema]), null);
};
const notEmpty = () => z.minLength(1, problem("required"));

/** In how many characters a text may be written. */
export type Length = {
  most: number;
  /** Of several lines. */
  long?: boolean;
  /** Stated by documents and mails: no markup. */
  plain?: boolean;
};

export function text({ most, long, plain, optional }: Length & { optional?: true }) {
  const schema = optional ? textUpTo(most, plain) : textUpTo(most, plain).check(notEmpty());
  return { input: "text", most, long: Boolean(long), optional: Boolean(optional), schema } as const;
}

/** A text in seven languages. English is asked for: it is shown to readers whose own is missing. */
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
  const given = (value: Texts) => JSON.parse(JSON.stringify(value)) as Partial<Record<Language, string>>;
  const schema = z.pipe(z.strictObject(shape), z.transform(given)).check(
    z.refine((value) => value["en-US"] || (optional && Object.keys(value).length === 0), {
      path: ["en-US"],
      error: problem("fallbackMissing"),
    }),
  );
  return { input: "texts", most, long: Boolean(long), optional: Boolean(optional), schema } as const;
}

/** Site-relative or http(s), as the contract has it; other schemes never reach a page. */
/** What is empty is told to be missing, and nothing else. */
const addressShape = /^$|^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i;
const anAddress = textUpTo(2048).check(notEmpty(), z.regex(addressShape, problem("notAnAddress")));
const maybeAddress = orNone(anAddress);

export function address({ optional }: { optional?: true } = {}) {
  return { input: "address", optional: Boolean(optional), schema: anAddress } as const;
}
export const optionalAddress = { input: "address", optional: true, schema: maybeAddress } as const;

/** Of another site: what a code to scan says. @param optional empty is none. */
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

/** As people read it, with spaces; without them, what a telephone dials. */
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

/** Width by height of the place where a picture is shown. */
export type Shape = `${number}:${number}`;

/** An uploaded picture's address, or any other's. `shape` may follow from another field. */
export function picture(shape: Shape | "placement") {
  return { input: "picture", shape, schema: anAddress } as const;
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

/** ISO 8601 with its zone in; in UTC out. Years that every calendar and database can write. */
const anInstant = z.pipe(
  z.iso
    .datetime({ offset: true, error: problem("malformed") })
    .check(z.refine((value) => /^20\d\d-/.test(value), problem("malformed"))),
  z.transform((value: string) => new Date(value).toISOString()),
);

export const instant = { input: "instant", optional: false, schema: anInstant } as const;
export const optionalInstant = {
  input: "instant",
  optional: true,
  schema: orNone(anInstant),
} as const;

export const flag = { input: "flag", schema: z.boolean() } as const;

export const country = {
  input: "country",
  schema: z
    .string()
    .check(z.regex(/^[A-Z]{2}$/, { error: ({ input }) => problem(input === "" ? "required" : "malformed") })),
} as const;

/** Where the school is: so many offices at most, the head office first. */
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

const anId = z
  .int(problem("required"))
  .check(z.positive(problem("required")), z.lte(2_147_483_647, problem("malformed")));

/** Another record, by its id. */
export function reference<const To extends string>(to: To) {
  return { input: "reference", to, optional: false, schema: anId } as const;
}
export function optionalReference<const To extends string>(to: To) {
  return { input: "reference", to, optional: true, schema: z._default(z.nullable(anId), null) } as const;
}

/** More than any class has: five a week for most of a year. */
export const maxLessons = 200;

/** The lessons of a series class, each after the one before. */
export const lessons = {
  input: "lessons",
  schema: z
    .array(
      z.strictObject({ name: texts({ most: 200 }).schema, startsAt: anInstant, endsAt: anInstant }).check(
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
