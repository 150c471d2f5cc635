import * as z from "zod/mini";
import * as rule from "../../engines/content/rules";
import type { FieldsOfTable } from "../../engines/content/fields";

/* The sections of which a page consists. A new type is an entry here, a component in components/pages and its texts. */

const heading = rule.texts({ most: 200 });
const optionalHeading = rule.texts({ most: 200, optional: true });
const markdown = rule.texts({ most: 20_000, markdown: true });
const pictureAlt = rule.texts({ most: 300, optional: true });
const link = { linkText: rule.texts({ most: 80, optional: true }), linkAddress: rule.optionalAddress };

/** The fields of each type that staff can add. */
export const addedSections = {
  hero: {
    heading,
    text: rule.texts({ most: 1_000, long: true, optional: true }),
    picture: rule.optionalPicture("4:3"),
    pictureAlt,
    ...link,
  },
  richText: { heading: optionalHeading, text: markdown },
  textWithPicture: {
    heading: optionalHeading,
    text: markdown,
    picture: rule.picture("4:3"),
    pictureAlt,
    pictureSide: rule.choice(["right", "left"]),
  },
  facts: {
    heading: optionalHeading,
    facts: rule.items({ value: rule.text({ most: 20 }), label: rule.texts({ most: 80 }) }, { upTo: 8 }),
  },
  steps: {
    heading,
    steps: rule.items(
      { heading: rule.texts({ most: 120 }), text: rule.texts({ most: 600, long: true, optional: true }) },
      { upTo: 12 },
    ),
  },
  questions: {
    heading,
    questions: rule.items(
      { question: rule.texts({ most: 300 }), answer: rule.texts({ most: 5_000, markdown: true }) },
      { upTo: 60 },
    ),
  },
  teachers: { heading: optionalHeading },
  voices: { heading: optionalHeading },
  partners: { heading: optionalHeading },
  classes: { heading: optionalHeading, count: rule.number({ least: 1, most: 12 }) },
  callToAction: {
    heading,
    text: rule.texts({ most: 600, long: true, optional: true }),
    linkText: rule.texts({ most: 80 }),
    linkAddress: rule.address(),
  },
} as const;

/** Changed texts by their message path; a language that is missing keeps the text that comes with the site. */
const changedTexts = {
  input: "changedTexts",
  schema: z
    .record(
      z.string().check(z.regex(/^[\w-]+(\.[\w-]+){0,6}$/)),
      rule.texts({ most: 4_000, long: true, optional: true, anyLanguage: true }).schema,
    )
    .check(z.refine((texts) => Object.keys(texts).length <= 200, "tooMany" satisfies rule.Problem)),
} as const;
/** A whole document in Markdown, in the languages in which the school changed it. */
const document = rule.texts({ most: 60_000, markdown: true, optional: true, anyLanguage: true });

/** The fields of each type, with those that staff cannot add. */
export const sectionTypes = {
  ...addedSections,
  /** A section that comes with the site; its id is its name in lib/subjects/pages/site-pages.ts. */
  builtIn: { texts: changedTexts, document },
  /** An entry of a menu; its id is that of a built-in entry, or of an added link. */
  menuLink: { text: rule.texts({ most: 60 }), address: rule.address() },
  /** A section of a later version, as JSON: it is kept, but not shown. */
  later: { json: rule.text({ most: 60_000 }) },
} as const;

export type SectionType = keyof typeof sectionTypes;
export type AddedSectionType = keyof typeof addedSections;

/** The fields that every section has. */
export const commonFields = {
  hidden: rule.flag,
  shownFrom: rule.optionalInstant,
  shownUntil: rule.optionalInstant,
} as const;

type Common = { id: string } & FieldsOfTable<typeof commonFields>;
/** A validated section. Its id is unique on its page. */
export type Section<Type extends SectionType = SectionType> = {
  [Name in Type]: Common & { type: Name } & FieldsOfTable<(typeof sectionTypes)[Name]>;
}[Type];

const maxSections = 60;
const id = z.string().check(z.regex(/^[A-Za-z][\w-]{0,40}$/));

const options = Object.entries(sectionTypes).map(([type, fields]) =>
  z.strictObject({
    id,
    type: z.literal(type),
    ...Object.fromEntries(
      Object.entries({ ...commonFields, ...fields }).map(([name, { schema }]) => [name, schema]),
    ),
  }),
);
const section = z.discriminatedUnion("type", options as unknown as [z.ZodMiniObject]);

/** Wraps a section whose type this version does not know, and unwraps it once the type is known. */
export function wrapUnknown(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { id: sectionId, type, json } = value as { id?: unknown; type?: unknown; json?: unknown };
  if (typeof type !== "string") return value;
  if (type === "later" && typeof json === "string") {
    const inner = parseJson(json);
    return isKnown((inner as { type?: unknown } | undefined)?.type) ? inner : value;
  }
  if (isKnown(type)) return value;
  const common = { hidden: true, shownFrom: null, shownUntil: null };
  return { id: sectionId, type: "later", ...common, json: JSON.stringify(value) };
}

const isKnown = (type: unknown) => typeof type === "string" && Object.hasOwn(sectionTypes, type);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The sections of a page, in their order. */
export const sections = {
  input: "sections",
  schema: z.pipe(
    z.transform((list: unknown) => (Array.isArray(list) ? list.map(wrapUnknown) : list)),
    z.array(section as unknown as z.ZodMiniType<Section>).check(
      z.maxLength(maxSections, "tooMany" satisfies rule.Problem),
      z.refine(
        (list) => new Set(list.map((one) => one.id)).size === list.length,
        "taken" satisfies rule.Problem,
      ),
    ),
  ),
} as const;
